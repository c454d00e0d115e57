// The little Markdown that rules are written in: paragraphs, lists, tables, bold, italics, code, links to clauses.
function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

function inline(text: string): string {
  return escape(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/(^|[^*])\*([^*\s][^*]*)\*/g, '$1<em>$2</em>')
    .replace(/\[([^\]]+)\]\((?:[^)]*)\)/g, '$1')
    .replace(/\b([A-Z]{2}-\d+)\b/g, '<a href="#$1">$1</a>');
}

function table(lines: string[]): string {
  const cells = (line: string, tag: string) =>
    `<tr>${line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag}>`)
      .join('')}</tr>`;
  const [head = '', , ...rows] = lines;
  return `<div class="scroll" tabindex="0"><table>${cells(head, 'th')}${rows.map((row) => cells(row, 'td')).join('')}</table></div>`;
}

/** HTML; everything that could be markup in the text is escaped first. */
export function markdown(text: string): string {
  return text
    .replace(/!\[[^\]]*\]\([^)]*\)/g, '')
    .split(/\n\s*\n/)
    .filter((block) => block.trim())
    .map((block) => {
      const lines = block.split('\n');
      if (lines.every((line) => line.trim().startsWith('|'))) return table(lines.map((line) => line.trim()));
      if (block.startsWith('### ')) return `<h3>${inline(block.slice(4))}</h3>`;
      if (block.startsWith('```')) return `<pre tabindex="0">${escape(block.replace(/```\w*\n?/g, ''))}</pre>`;
      if (lines.every((line) => /^\s*([-*]|\d+\.)\s/.test(line) || /^\s{2,}/.test(line)))
        return `<ul>${block
          .split(/\n(?=\s*(?:[-*]|\d+\.)\s)/)
          .map((item) => `<li>${inline(item.replace(/^\s*(?:[-*]|\d+\.)\s/, ''))}</li>`)
          .join('')}</ul>`;
      return `<p>${inline(block.replace(/\n/g, ' '))}</p>`;
    })
    .join('');
}
