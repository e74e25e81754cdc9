/**
 * Legal forms of companies as commonly written, by their code in the ISO 20275 list of entity legal forms
 * (GLEIF's edition 1.5 of September 2023). Forms of funds, charities and public bodies are left out.
 */
const FORMS: Readonly<Record<string, string>> = {
  // Great Britain
  H0PO: 'Ltd',
  B6ES: 'PLC',
  Z0EY: 'LLP',
  ID30: 'LP',
  '17R0': 'CIC',
  '4GJI': 'Private Limited by Guarantee',
  G12F: 'Private Limited by Guarantee',
  '57V7': 'Private Unlimited',
  // Ireland
  MNQ7: 'Ltd',
  LGWG: 'DAC',
  VYAX: 'PLC',
  C58S: 'CLG',
  KMFX: 'ULC',
  // Germany
  '2HBR': 'GmbH',
  SCE1: 'gGmbH',
  '63KS': 'UG (haftungsbeschränkt)',
  '6QQB': 'AG',
  SGST: 'SE',
  T0YJ: 'KGaA',
  '8Z6G': 'KG',
  '40DB': 'OHG',
  FR3V: 'GbR',
  OL20: 'e.K.',
  AZFE: 'eG',
  QZ3L: 'e.V.',
  // Austria
  AXSB: 'GmbH',
  EQOV: 'AG',
  O65B: 'SE',
  ONF1: 'KG',
  JTAV: 'OG',
  // Switzerland
  '3EKS': 'GmbH',
  MVII: 'AG',
  CQMY: 'KG',
  // France
  '6CHY': 'S.A.S.',
  V9QP: 'SARL',
  QVPB: 'S.A.',
  K65D: 'S.A.',
  '5VCF': 'S.A.',
  TPNT: 'SE',
  H1U2: 'SNC',
  DEG4: 'S.C.A.',
  // Belgium
  '3W7E': 'B.V.',
  N5NT: 'B.V.B.A.',
  R85P: 'N.V.',
  '28FE': 'C.V.',
  '36KV': 'SE',
  // Netherlands
  '54M6': 'B.V.',
  B5PM: 'N.V.',
  BBEB: 'SE',
  '62Y3': 'V.O.F.',
  CODH: 'C.V.',
  // Luxembourg
  '5GGB': 'S.A.',
  DVXS: 'SARL',
  HHR4: 'S.A.S.',
  WCEP: 'SE',
  // Spain
  '5RDO': 'S.A.',
  DP3Q: 'S.L.',
  R6UT: 'S.L.U.',
  JB2M: 'S.L.P.',
  // Portugal
  DFE5: 'S.A.',
  USOG: 'Lda',
  VF4C: 'Unipessoal Lda',
  // Italy
  P418: 'S.p.A.',
  X32V: 'S.p.A.',
  OV32: 'S.r.l.',
  B5TO: 'S.r.l.',
  '8GU1': 'S.r.l.s.',
  // Nordic countries
  XJHM: 'AB',
  BEAY: 'HB',
  YI42: 'AS',
  IQGE: 'ASA',
  ZRPO: 'A/S',
  H8VP: 'ApS',
  DKUW: 'Oy',
  K6VE: 'Oyj',
  // Estonia, Poland, Czechia
  JC0Y: 'OÜ',
  '9LJA': 'AS',
  O7XB: 'Sp. z o.o.',
  FJ0E: 'S.A.',
  B21W: 'P.S.A.',
  '9HLU': 's.r.o.',
  '6CQN': 'a.s.',
  // States of the USA
  XTIQ: 'Corporation',
  HZEH: 'LLC',
  T91T: 'LP',
  H1UM: 'Corporation',
  EI4J: 'LLC',
  PJ10: 'Corporation',
  SDX0: 'LLC',
  C5K7: 'Corporation',
  WYG5: 'LLC',
  '8WM4': 'Corporation',
  MM8M: 'LLC',
  NHYA: 'Corporation',
  F8DD: 'LLC',
  ZJTK: 'Corporation',
  BYFU: 'LLC',
  TRI2: 'Corporation',
  '8N21': 'LLC',
  // Asia and Australia
  T417: 'K.K.',
  '7QQ0': 'G.K.',
  YSP9: 'Pvt Ltd',
  DDKQ: 'Ltd',
  '254M': 'Ltd',
  TXVC: 'Pty Ltd',
};

/**
 * Returns the legal form of a code, or null if the code is unknown, not given (9999) or not on the list
 * (8888).
 */
export function legalFormOfCode(code: string): string | null {
  return Object.hasOwn(FORMS, code) ? (FORMS[code] ?? null) : null;
}
