from tablelands.core.rule import rule


@rule
def sums(numbers: list[int]) -> int:
    total = 0
    for index in range(len(numbers)):
        total += numbers[index] * index
    return total
