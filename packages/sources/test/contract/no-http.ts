import type { SourceHttp } from '../../src';

const refuse = () => Promise.reject(new Error('this source asks no third-party host'));

/** For sources that have their own ways out. */
export const NO_HTTP: SourceHttp = { json: refuse, text: refuse };
