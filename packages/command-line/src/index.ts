export { commandTree } from './completion/command-tree';
export { completionScript, SHELLS } from './completion/shell-scripts';
export { formatResult } from './format-result';
export { configureHelp, helpEnd } from './help';
export { toSentence } from './to-sentence';
