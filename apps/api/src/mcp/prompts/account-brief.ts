import { MODULES } from '@firmlens/contract';
import { Type } from '@sinclair/typebox';
import { type AssessedCompany, findCoverage } from '../../coverage/find-coverage';
import { checkCoverage } from '../tools/check-coverage';
import { getCompany } from '../tools/get-company';
import { getScanStatus } from '../tools/get-scan-status';
import { refreshCompany } from '../tools/refresh-company';
import { searchSignals } from '../tools/search-signals';
import {
  type AgentPrompt,
  formatToolCall,
  modulesToRefresh,
  renderPrompt,
  formatRefreshCall,
  textArgument,
} from './prompt';
import { MAX_WORDS_LENGTH, parseDomainArgument, parseWordsArgument } from './parse-prompt-arguments';

const INPUT = {
  domain: textArgument('Domain', "The company's domain or website."),
  focus: Type.Optional(
    textArgument(
      'Focus',
      `The purpose or focus of the brief, in your words; the first ${MAX_WORDS_LENGTH} characters count.`,
    ),
  ),
};

/** Prompt: a brief on one company from the data on file. */
export const accountBrief: AgentPrompt<typeof INPUT> = {
  name: 'account_brief',
  title: 'Account brief',
  description:
    'A one-page brief on a company before a meeting, from the data on file, with sources and dates.',
  input: Type.Object(INPUT, { additionalProperties: false }),
  async get(deps, accountId, args) {
    const domain = parseDomainArgument('domain', args.domain);
    const focus = args.focus?.trim() ? parseWordsArgument('focus', args.focus) : undefined;
    const companies = await findCoverage(deps.db, [domain], deps);
    return renderPrompt({
      description: `A brief on ${domain}`,
      lines: [
        `Write a brief of one page on the company at ${domain}${focus === undefined ? '' : '; the data below names its focus'}.`,
        '',
        ...companies.flatMap(stepsFor),
      ],
      tools: [getCompany, searchSignals, checkCoverage, refreshCompany, getScanStatus],
      data: { domain, ...(focus !== undefined && { focus }) },
      companies,
      accountId,
    });
  },
};

function stepsFor(company: AssessedCompany): string[] {
  const { domain, status, canBeLookedUp } = company;
  if (!canBeLookedUp) {
    return ['Tell the user that there is no data on this company and that no source covers it, and stop.'];
  }
  const refresh = formatRefreshCall(domain, modulesToRefresh(company));
  switch (status) {
    case 'not_indexed':
      return [
        'There is no data on this company yet, which says nothing about it. Do not write a brief from memory.',
        `1. Tell the user so, and ask whether to scan it: ${refresh.call} reserves ${refresh.credits} credits; all modules cost ${formatRefreshCall(domain, MODULES).credits}. Do not call it before they agree.`,
        '2. After they agree, poll get_scan_status with the batch_id that it returns, as often as poll_after_seconds says, until it is completed.',
        ...writingSteps(company, 3),
      ];
    case 'no_data':
      return [
        'A recent scan of this company found nothing, and it is not scanned again before the cooldown ends.',
        'Tell the user that, and stop: there is nothing to write a brief from, and nothing to buy.',
      ];
    case 'scanning':
      return [
        `1. A scan is running. Wait until it ends; the note below says how to follow it, and ${formatToolCall(checkCoverage, { domains: [domain] })} then has another status.`,
        ...writingSteps(company, 2),
      ];
    case 'stale':
      return [
        ...writingSteps(company, 1),
        `At the top, give the date of the data. At the end, offer a refresh: ${refresh.call} reserves ${refresh.credits} credits. Do not call it before the user agrees.`,
      ];
    default:
      return writingSteps(company, 1);
  }
}

function writingSteps(
  { domain, signal_absence_is_meaningful: isMeaningful }: AssessedCompany,
  first: number,
): string[] {
  const emptyListAdvice = isMeaningful
    ? 'If there are none, you may say that none were found.'
    : 'If there are none, look at coverage.signal_absence_is_meaningful of that result: if it is false, do not claim that nothing happened.';
  return [
    `${first}. Call ${formatToolCall(getCompany, { domain, modules: [...MODULES] })}.`,
    `${first + 1}. Call ${formatToolCall(searchSignals, { domains: [domain] })}. ${emptyListAdvice}`,
    `${first + 2}. Write: what the company does and for whom; size and places; people; technology; funding; recent events, each with its date; what is unknown. Cite the source of what matters: signals state theirs; for other facts, call get_company with evidence "used" and the one module that they are in. Leave out what no result states.`,
  ];
}
