import type { Chain } from '@firmlens/panel-contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../api/call';
import { PanelError } from '../../api/panel-error';
import { useSession } from '../../api/session';
import { type ChainFault, verifyChain } from './ledger-chain';

export type ChainCheck =
  | { phase: 'idle' }
  | { phase: 'running'; checked: number; total: number }
  | { phase: 'done'; fault: ChainFault | null; head: Chain['head'] }
  | { phase: 'failed'; error: PanelError };

/** Verifies the account's ledger in the browser. It stops when asked, and with the page. */
export function useChainCheck() {
  const { account } = useSession();
  const [check, setCheck] = useState<ChainCheck>({ phase: 'idle' });
  /** The run that counts. */
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  const stop = () => {
    run.current += 1;
    setCheck({ phase: 'idle' });
  };

  const start = async () => {
    const own = (run.current += 1);
    const update = (next: ChainCheck) => {
      if (run.current === own) setCheck(next);
    };
    update({ phase: 'running', checked: 0, total: 0 });
    try {
      const result = await verifyChain({
        accountId: account?.account_id ?? 0,
        read: (after) => {
          if (run.current !== own) throw new Stopped();
          return call('GET /credits/chain', { after: String(after) });
        },
        onProgress: (checked, total) => {
          update({ phase: 'running', checked, total });
        },
      });
      update({ phase: 'done', ...result });
    } catch (error) {
      if (error instanceof PanelError) update({ phase: 'failed', error });
      else if (!(error instanceof Stopped)) throw error;
    }
  };

  return { check, start, stop };
}

class Stopped extends Error {}
