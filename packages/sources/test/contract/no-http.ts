import type { SourceHttp } from '../../src/http';

const rejectRequest = () => Promise.reject(new Error('this source queries no third-party host'));

/** For sources that do not use the third-party HTTP client. */
export const NO_HTTP: SourceHttp = { json: rejectRequest, text: rejectRequest };
