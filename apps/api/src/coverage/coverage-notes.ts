import { type Module, MODULES } from '@firmlens/contract';
import { formatDuration } from '@firmlens/runtime';
import { dayOf, FRESH_DAYS, isRecent } from './assess-coverage';
import type { AssessedCompany } from './find-coverage';
import type { ScanAdvice } from './scan-advice';

/**
 * Returns notes on the coverage of companies: which claims the data cannot support, what would help, and what
 * that costs. Companies with the same note share it. Only the account that started a running scan sees its
 * batch id.
 */
export function coverageNotes(
  companies: readonly AssessedCompany[],
  accountId: number | null,
  advice: ScanAdvice,
): string[] {
  const reader = { accountId, advice };
  const now = new Date();
  return sharedNotes(companies, (company) => companyNote(company, reader, now));
}

/** Whom notes are for. */
interface Reader {
  accountId: number | null;
  advice: ScanAdvice;
}

/** Returns the notes of companies that have one. Companies with the same note share it. */
export function sharedNotes(
  companies: readonly AssessedCompany[],
  noteOf: (company: AssessedCompany) => string | null,
): string[] {
  const byNote = new Map<string, string[]>();
  for (const company of companies) {
    const note = noteOf(company);
    if (note !== null) byNote.set(note, [...(byNote.get(note) ?? []), company.domain]);
  }
  return [...byNote].map(([note, domains]) => `${domains.join(', ')}: ${note}`);
}

/** Returns the company's optional modules on file. */
export function modulesOnFile({ facts }: Pick<AssessedCompany, 'facts'>): Module[] {
  return MODULES.filter((module) => facts.modules.has(module));
}

/** Returns the note on a company, or null if there is nothing to say. */
export function companyNote(company: AssessedCompany, reader: Reader, now: Date): string | null {
  const { facts, status } = company;
  const { advice } = reader;
  if (!company.canBeLookedUp)
    return 'not indexed, and no source covers it. That says nothing about the company.';
  switch (status) {
    case 'scanning':
      return scanningNote(company, reader);
    case 'no_data':
      return `a scan on ${company.last_scanned_at} found nothing; ${onFile(company)}. It can be scanned again in ${formatDuration(facts.cooldownSeconds ?? 0)}.`;
    case 'stale':
      return sentences(
        `last scanned on ${company.last_scanned_at}, more than ${FRESH_DAYS} days ago. What happened since then is unknown.`,
        advice.refresh(modulesOnFile(company)),
        failureNote(company),
      );
    case 'not_indexed':
      return sentences(
        facts.noDataAt === null
          ? nothingOnFile(company)
          : `a scan on ${dayOf(facts.noDataAt)} found nothing, but that is too long ago to conclude anything.`,
        failureNote(company),
        advice.firstScan,
      );
    case 'fresh':
      return company.signal_absence_is_meaningful ? null : signalsNote(company, advice, now);
    case 'not_applicable':
      return null;
  }
}

function nothingOnFile({ facts }: AssessedCompany): string {
  return facts.isImported
    ? 'not indexed: it is in an imported dataset, but was never scanned.'
    : 'not indexed, so nothing is known about it.';
}

function onFile({ facts }: AssessedCompany): string {
  const scannedAt = facts.modules.get('company');
  return scannedAt === undefined ? 'nothing is on file' : `the data on file is from ${dayOf(scannedAt)}`;
}

function scanningNote(company: AssessedCompany, { accountId, advice }: Reader): string {
  const { facts } = company;
  const ownBatchId = facts.running?.accountId === accountId ? facts.running.batchId : null;
  const next = ownBatchId === null ? 'Check again in a few minutes.' : advice.ownScan(ownBatchId);
  return `being scanned; ${onFile(company)}. ${next}`;
}

/** Explains why the absence of signals means nothing although the profile is fresh. */
function signalsNote({ facts }: AssessedCompany, { signalsScan }: ScanAdvice, now: Date): string {
  const builtAt = facts.modules.get('signals') ?? null;
  if (builtAt === null)
    return `its signals were never scanned, so an empty list means nothing. ${signalsScan}`;
  if (!isRecent(builtAt, now))
    return `its signals were last scanned on ${dayOf(builtAt)}, more than ${FRESH_DAYS} days ago, so having no newer signals means nothing. ${signalsScan}`;
  return `no source of signals responded on ${dayOf(builtAt)}, so an empty list means nothing. ${signalsScan}`;
}

/** Describes an attempt that failed after the last scan. Empty if there is none. */
function failureNote({ facts }: AssessedCompany): string {
  const { lastFailedAt, modules } = facts;
  const scannedAt = modules.get('company') ?? facts.noDataAt;
  if (lastFailedAt === null || (scannedAt !== null && lastFailedAt <= scannedAt)) return '';
  return `An attempt on ${dayOf(lastFailedAt)} failed because the sources did not respond. That says nothing about the company.`;
}

const sentences = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
