import type { TokenizerCallbacks } from 'htmlparser2';

const ignore = () => undefined;

/** Callbacks that ignore everything. Readers override the ones that they need. */
export const NOOP_TOKENIZER_CALLBACKS: TokenizerCallbacks = {
  onattribdata: ignore,
  onattribend: ignore,
  onattribentity: ignore,
  onattribname: ignore,
  oncdata: ignore,
  onclosetag: ignore,
  oncomment: ignore,
  ondeclaration: ignore,
  onend: ignore,
  onopentagend: ignore,
  onopentagname: ignore,
  onprocessinginstruction: ignore,
  onselfclosingtag: ignore,
  ontext: ignore,
  ontextentity: ignore,
};
