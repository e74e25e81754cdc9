import { PanelError } from '../../panel-error';

/** How long somebody waits who sent too many test events, in seconds. */
const TEST_RETRY_SECONDS = 60;

export const tooManyTests = () =>
  new PanelError('too_many_attempts', 'Too many test events. Try again later.', {
    retryAfter: TEST_RETRY_SECONDS,
  });
