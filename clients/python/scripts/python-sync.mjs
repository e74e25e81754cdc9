// Turns a module of the asynchronous client into that of the synchronous one.

const STEPS = [
  [/\basync (def|for|with)\b/g, '$1'],
  [/\bawait /g, ''],
  [/\bfrom anyio import sleep\b/g, 'from time import sleep'],
  [/\b__a(enter|exit)__\b/g, '__$1__'],
  [/\baclose\b/g, 'close'],
  [/\bAsync([A-Z])/g, '$1'],
];

/** Returns the source of the synchronous module. */
export function pythonSync(source) {
  const changed = STEPS.reduce(
    (text, [pattern, replacement]) => text.replaceAll(pattern, replacement),
    source,
  );
  return `# Written by \`npm run client:types\` from the module of the same name in \`_async\`.\n${changed}`;
}
