import { useSyncExternalStore } from 'react';

let isEnded = false;
const listeners = new Set<() => void>();

/** Says whether the session has ended while something that was typed is worth keeping. */
export function setSessionEnded(value: boolean): void {
  isEnded = value;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useSessionEnded = (): boolean => useSyncExternalStore(subscribe, () => isEnded);

/**
 * Whether a dialog is open with a form or with something that is shown once. Passwords in it are emptied: they are
 * not kept while nobody is signed in.
 */
export function keepOpenDialog(): boolean {
  const dialog = document.querySelector('[role=dialog]:has(form, .secret)');
  for (const field of dialog?.querySelectorAll<HTMLInputElement>('input[autocomplete$=-password]') ?? []) {
    field.value = '';
  }
  return dialog !== null;
}
