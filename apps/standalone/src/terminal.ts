/** Writes one line to the terminal; what steers terminals is taken out, since some of it comes from elsewhere. */
export function print(line = ''): void {
  process.stdout.write(`${line.replace(/\p{Cc}/gu, ' ')}\n`);
}

/** Writes the one line that says why it does not go on. */
export function printError(line: string): void {
  process.stderr.write(`${line.replace(/\p{Cc}/gu, ' ')}\n`);
}
