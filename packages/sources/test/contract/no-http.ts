import type { SourceHttp } from '../../src';

const refuse = () => Promise.reject(new Error('this source asks no third-party host'));

/** For sources that do not use the third-party HTTP client. */
export const NO_HTTP: SourceHttp = { json: refuse, text: refuse };
