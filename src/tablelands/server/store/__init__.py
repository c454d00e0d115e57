"""What a server keeps: tables as logs that only grow, people, ratings. SQLite by default, PostgreSQL by a setting."""
