import { createContext, useContext } from 'react';
import type { Subject } from './find-pieces';

/** Shows the evidence of a value. `label` names the value for people. */
export type ShowEvidence = (subject: Subject) => void;

const EvidenceContext = createContext<ShowEvidence>(() => undefined);

export const EvidenceProvider = EvidenceContext.Provider;
export const useShowEvidence = (): ShowEvidence => useContext(EvidenceContext);
