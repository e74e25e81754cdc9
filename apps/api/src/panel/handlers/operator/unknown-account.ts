import { PanelError } from '../../panel-error';

export const unknownAccount = () => new PanelError('not_found', 'There is no such account.');
