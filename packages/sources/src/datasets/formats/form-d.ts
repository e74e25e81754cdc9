import { parseDollars } from '../../sec/form-d';
import { filerNameKey, filerName } from '../../sec/filer-name';
import { dayOf as calendarDayOf, textOf } from '../../parsing/json-values';
import { type ColumnReader, createColumnReader, columnsWithoutAliases } from './column-reader';
import type { DatasetFormat, JoinedFile, RowResult } from './dataset-format';
import type { FormDRecord } from './form-d-record';

const ACCESSION = /^\d{10}-\d{2}-\d{6}$/;
const CIK = /^\d{1,10}$/;
const YEAR = /^(?:1[5-9]|20)\d\d$/;
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');
const MAX_TEXT = 200;

/** The parts of a notice that are in the filings and in the offerings table. */
type FilingFields = Pick<FormDRecord, 'filedOn' | 'form' | 'fileNumber'> & { isTest: boolean };
type OfferingFields = Pick<FormDRecord, 'sold' | 'offered' | 'firstSaleOn' | 'amends'> & {
  isFundOrMerger: boolean;
};

const ISSUER_COLUMNS = [
  ...([
    'ACCESSIONNUMBER',
    'IS_PRIMARYISSUER_FLAG',
    'CIK',
    'ENTITYNAME',
    'STREET1',
    'CITY',
    'STATEORCOUNTRY',
  ] as const),
  ...(['ISSUERPHONENUMBER', 'ENTITYTYPE', 'YEAROFINC_VALUE_ENTERED'] as const),
];
type IssuerColumn = (typeof ISSUER_COLUMNS)[number];

const filings: JoinedFile = {
  file: /(?:^|\/)FORMDSUBMISSION\.tsv$/i,
  open(columns) {
    const names = ['ACCESSIONNUMBER', 'FILE_NUM', 'FILING_DATE', 'SUBMISSIONTYPE', 'TESTORLIVE'] as const;
    const cellOf = createColumnReader(columns, columnsWithoutAliases(names), [
      'ACCESSIONNUMBER',
      'FILING_DATE',
      'SUBMISSIONTYPE',
    ]);
    return (
      cellOf &&
      ((cells) => {
        const text = (column: (typeof names)[number]) => textOf(cellOf(cells, column), MAX_TEXT) ?? '';
        const filedOn = dayOf(text('FILING_DATE'));
        const form = text('SUBMISSIONTYPE');
        if (filedOn === null || (form !== 'D' && form !== 'D/A')) return null;
        const filing: FilingFields = {
          filedOn,
          form,
          fileNumber: text('FILE_NUM'),
          isTest: text('TESTORLIVE') === 'TEST',
        };
        return [text('ACCESSIONNUMBER'), filing];
      })
    );
  },
};

const offerings: JoinedFile = {
  file: /(?:^|\/)OFFERING\.tsv$/i,
  open(columns) {
    const names = [
      ...(['ACCESSIONNUMBER', 'INDUSTRYGROUPTYPE', 'PREVIOUSACCESSIONNUMBER', 'SALE_DATE'] as const),
      ...(['ISPOOLEDINVESTMENTFUNDTYPE', 'ISBUSINESSCOMBINATIONTRANS', 'TOTALOFFERINGAMOUNT'] as const),
      'TOTALAMOUNTSOLD' as const,
    ];
    const cellOf = createColumnReader(columns, columnsWithoutAliases(names), [
      'ACCESSIONNUMBER',
      'TOTALOFFERINGAMOUNT',
      'TOTALAMOUNTSOLD',
    ]);
    return (
      cellOf &&
      ((cells) => {
        const text = (column: (typeof names)[number]) => textOf(cellOf(cells, column), MAX_TEXT) ?? '';
        const amends = text('PREVIOUSACCESSIONNUMBER');
        const offered: OfferingFields = {
          sold: parseDollars(text('TOTALAMOUNTSOLD')),
          offered: parseDollars(text('TOTALOFFERINGAMOUNT')),
          firstSaleOn: dayOf(text('SALE_DATE')),
          amends: ACCESSION.test(amends) ? amends : null,
          isFundOrMerger:
            text('INDUSTRYGROUPTYPE') === 'Pooled Investment Fund' ||
            isTrue(text('ISPOOLEDINVESTMENTFUNDTYPE')) ||
            isTrue(text('ISBUSINESSCOMBINATIONTRANS')),
        };
        return [text('ACCESSIONNUMBER'), offered];
      })
    );
  },
};

/**
 * A quarter of the notices of exempt offerings (Form D) that the SEC received, as tables of tab-separated
 * text. The tables with the people named in the forms are not read.
 */
export const FORM_D_FORMAT: DatasetFormat = {
  name: 'form-d',
  table: 'dataset_entries',
  replaces: false,
  rowsFile: /(?:^|\/)ISSUERS\.tsv$/i,
  joins: { filings, offerings },
  cells: { separator: '\t', quote: null, escape: '"' },
  json: null,
  expects: 'the zip of a quarter, with ISSUERS.tsv, FORMDSUBMISSION.tsv and OFFERING.tsv',
  open(columns, { joined }) {
    const needed = ['ACCESSIONNUMBER', 'IS_PRIMARYISSUER_FLAG', 'CIK', 'ENTITYNAME'] as const;
    const cellOf = createColumnReader(columns, columnsWithoutAliases(ISSUER_COLUMNS), needed);
    return (
      cellOf &&
      ((cells) => {
        const accession = textOf(cellOf(cells, 'ACCESSIONNUMBER'), MAX_TEXT) ?? '';
        return readNotice(cells, cellOf, {
          accession,
          filing: joined['filings']?.get(accession) as FilingFields | undefined,
          offered: joined['offerings']?.get(accession) as OfferingFields | undefined,
        });
      })
    );
  },
};

interface Notice {
  accession: string;
  filing: FilingFields | undefined;
  offered: OfferingFields | undefined;
}

function readNotice(
  cells: readonly unknown[],
  cellOf: ColumnReader<IssuerColumn>,
  { accession, filing, offered }: Notice,
): RowResult {
  const text = (column: IssuerColumn) => textOf(cellOf(cells, column), MAX_TEXT);
  const [cik, issuer, year] = [
    text('CIK') ?? '',
    filerName(text('ENTITYNAME')),
    text('YEAROFINC_VALUE_ENTERED') ?? '',
  ];
  if (!ACCESSION.test(accession) || !CIK.test(cik)) return { refused: 'no accession number or no CIK' };
  if (text('IS_PRIMARYISSUER_FLAG')?.toUpperCase() !== 'YES')
    return { refused: 'not the first of the issuers' };
  if (issuer === null) return { refused: 'no name' };
  if (filing === undefined || offered === undefined)
    return { refused: 'the filing or the offering is missing' };
  if (filing.isTest) return { refused: 'a test filing' };
  if (offered.isFundOrMerger) return { refused: 'a fund or a merger' };
  const { filedOn, form, fileNumber } = filing;
  const { sold, firstSaleOn, amends } = offered;
  const numberKey = cik.padStart(10, '0');
  const record: FormDRecord = {
    cik: numberKey,
    accession,
    form,
    filedOn,
    fileNumber,
    sold,
    offered: offered.offered,
    firstSaleOn,
    amends,
    issuer,
    entityType: text('ENTITYTYPE'),
    incorporatedIn: YEAR.test(year) ? Number(year) : null,
    phone: text('ISSUERPHONENUMBER'),
    street: text('STREET1'),
    city: text('CITY'),
    stateOrCountry: text('STATEORCOUNTRY'),
  };
  return { row: { key: accession, numberKey, nameKey: filerNameKey(issuer), countryCode: null, record } };
}

function isTrue(text: string): boolean {
  return /^(?:true|1|yes)$/i.test(text);
}

/** Parses `29-MAR-2022` or `2022-03-29`. */
function dayOf(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})-([A-Z]{3})-(\d{4})$/i.exec(text) ?? [];
  const monthNumber = MONTHS.indexOf(month.toUpperCase()) + 1;
  return calendarDayOf(
    monthNumber === 0
      ? text.slice(0, 10)
      : `${year}-${String(monthNumber).padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}
