import { createMailedPasswordLink } from '@firmlens/domain';
import { clientNetwork } from '../../edge/client-network';
import { passwordMail } from '../../mail/texts';
import type { Handlers, PanelDeps } from '../call';
import { countAttempt } from '../check-password';
import { linkTo } from '../link-to';
import { PanelError } from '../panel-error';

type Names = 'GET /sign-in' | 'POST /password/forgotten';

export function forgottenPasswordHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb, mailer, attempts, baseUrl } = deps;
  return {
    'GET /sign-in': () => Promise.resolve({ can_mail: mailer !== null }),

    'POST /password/forgotten': async ({ input, address }) => {
      if (mailer === null) throw new PanelError('not_found', 'This service sends no mail.');
      const { email } = input;
      const attempt = { kind: 'mail', email, network: clientNetwork(address) } as const;
      await countAttempt(attempts, attempt, 'Too many requests. Try again later.');
      // Everything that depends on whether the person exists runs after the response.
      mailer.later(async () => {
        const link = await createMailedPasswordLink(panelDb, address, email);
        return link && { to: link.email, ...passwordMail(linkTo(baseUrl, link.token)) };
      });
      return {};
    },
  };
}
