/** Writes one line to the terminal without control characters, because parts of it come from outside. */
export function print(line = ''): void {
  process.stdout.write(`${line.replace(/\p{Cc}/gu, ' ')}\n`);
}

/** Writes the line that says why the program stops. */
export function printError(line: string): void {
  process.stderr.write(`${line.replace(/\p{Cc}/gu, ' ')}\n`);
}
