import { disableSecondFactor, enableSecondFactor, offerSecondFactor, secondFactorOf } from '@firmlens/domain';
import type { Handlers, PanelDeps, SignedIn } from '../call';
import { checkPassword, checkSecondFactor } from '../check-password';
import { ended, PanelError } from '../panel-error';
import { invalidFields } from '../validate-input';

type Names =
  'GET /second-factor' | 'POST /second-factor/secret' | 'POST /second-factor' | 'POST /second-factor/off';

const WRONG_CODE =
  'This is not the code that the app shows now. If none works, check that the clock of your phone is right.';

const personOf = ({ userId, account }: SignedIn, address: string) => ({
  userId,
  address,
  accountId: account?.accountId ?? null,
});

export function secondFactorHandlers(deps: PanelDeps): Pick<Handlers, Names> {
  const { panelDb, secretsKey } = deps;
  return {
    'GET /second-factor': async ({ session }) => {
      const { isOn, recoveryCodes } = await secondFactorOf(panelDb, session.userId);
      return { is_on: isOn, recovery_codes: recoveryCodes };
    },

    'POST /second-factor/secret': async ({ input, session, address, startSession }) => {
      const { email, token } = session;
      const user = await checkPassword(deps, { email, password: input.password, address });
      const alreadyOn = new PanelError('conflict', 'Your second factor is on already.');
      if (user.totpSecret !== null) throw alreadyOn;
      const offer = await offerSecondFactor(panelDb, token, { email, secretsKey });
      if (offer === null) throw ended();
      const { secret, uri } = offer;
      return { secret, uri, session: await startSession(offer.token) };
    },

    'POST /second-factor': async ({ input, session, address, startSession }) => {
      const { token } = session;
      const enabled = await enableSecondFactor(panelDb, personOf(session, address), {
        token,
        code: input.code,
        secretsKey,
      });
      if (enabled === null)
        throw new PanelError('conflict', 'Begin again: this secret is no longer offered.');
      if (enabled === 'wrong') throw invalidFields({ code: WRONG_CODE });
      return { recovery_codes: enabled.recoveryCodes, session: await startSession(enabled.token) };
    },

    'POST /second-factor/off': async ({ input, session, address, startSession }) => {
      const { email, token } = session;
      const user = await checkPassword(deps, { email, password: input.password, address });
      if (user.totpSecret === null) throw new PanelError('conflict', 'Your second factor is off already.');
      const proof = await checkSecondFactor(deps, user, { code: input.code, address });
      const newToken = await disableSecondFactor(panelDb, personOf(session, address), { token, proof });
      if (newToken === null) throw ended();
      return startSession(newToken);
    },
  };
}
