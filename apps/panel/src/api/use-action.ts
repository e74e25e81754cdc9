import type { RouteName } from '@firmlens/panel-contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call, type Input, type Response } from './call';
import type { PanelError } from './panel-error';
import { SESSION } from './query-client';

interface Order<N extends RouteName> {
  input: Input<N>;
  /** Given again before something sensitive. */
  password?: string | undefined;
}

export type Action<N extends RouteName> = ReturnType<typeof useAction<N>>;

/** A call that changes something. Afterwards everything shown is read again. */
export function useAction<N extends RouteName>(
  name: N,
  onDone: (response: Response<N>, input: Input<N>) => void,
) {
  const queries = useQueryClient();
  return useMutation<Response<N>, PanelError, Order<N>>({
    mutationFn: async ({ input, password }) => {
      if (password !== undefined)
        queries.setQueryData(SESSION, await call('POST /session/confirm', { password }));
      return call(name, input);
    },
    onSuccess: (response, { input }) => {
      onDone(response, input);
      void queries.invalidateQueries();
    },
  });
}
