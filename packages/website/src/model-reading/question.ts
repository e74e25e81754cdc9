import type { DataModule, EvidenceField, EvidenceValues } from '@firmlens/contract';
import type { CompanyNameMatcher } from '@firmlens/headlines';
import { type Subject, subjectOf } from '../attribution/subject-of';
import type { Passage } from './readable-site';

/**
 * An answer, and a sentence of the passage that its quotation touches. The sentence has the value, unless the
 * value is from a closed list.
 */
export interface Statement {
  value: string;
  sentence: string;
  passage: Passage;
  isOwnName: CompanyNameMatcher;
}

/** A value that a statement supports. */
export type Finding = {
  [F in EvidenceField]: { field: F; value: EvidenceValues[F]; confidence: number };
}[EvidenceField];

/** Something that rules are weak at and a language model is asked. */
export interface Question {
  /** The module whose fields it fills. */
  module: DataModule;
  fields: readonly EvidenceField[];
  /** What to answer, for the model. */
  ask: string;
  /** The closed list of values, if there is one. Other values must be words of the quotation. */
  choices?: readonly string[];
  /** Further answers are dropped. */
  maxAnswers: number;
  /** Returns what the sentence shows, or nothing if it does not show the value. */
  support(statement: Statement): Finding[];
}

/** Returns whom a statement's sentence is about. */
export function subjectOfStatement({ sentence, isOwnName }: Statement): Subject {
  return subjectOf(sentence, isOwnName);
}

/** Whether a statement is about the company: by its words or, if they do not tell, by its page. */
export function isAboutCompany(statement: Statement): boolean {
  const subject = subjectOfStatement(statement);
  return subject === 'company' || (subject === 'unclear' && statement.passage.kind === 'about');
}
