/**
 * The most common legal forms, by their code in `nature_juridique`. Source: INSEE, nomenclature des
 * catégories juridiques, level III.
 */
export const LEGAL_FORMS: Readonly<Record<string, string>> = {
  '1000': 'Entrepreneur individuel',
  '3120': 'Société étrangère immatriculée au RCS',
  '5202': 'Société en nom collectif (SNC)',
  '5306': 'Société en commandite simple (SCS)',
  '5308': 'Société en commandite par actions (SCA)',
  '5410': 'Société à responsabilité limitée (SARL)',
  '5458': 'Société coopérative de production (SCOP SARL)',
  '5485': "Société d'exercice libéral à responsabilité limitée (SELARL)",
  '5498': 'Entreprise unipersonnelle à responsabilité limitée (EURL)',
  '5499': 'Société à responsabilité limitée (SARL)',
  '5505': 'Société anonyme (SA)',
  '5510': 'Société anonyme (SA)',
  '5558': 'Société coopérative de production (SCOP SA)',
  '5599': 'Société anonyme (SA)',
  '5699': 'Société anonyme (SA)',
  '5710': 'Société par actions simplifiée (SAS)',
  '5720': 'Société par actions simplifiée unipersonnelle (SASU)',
  '5785': "Société d'exercice libéral par actions simplifiée (SELAS)",
  '5800': 'Société européenne (SE)',
  '6220': "Groupement d'intérêt économique (GIE)",
  '6540': 'Société civile immobilière (SCI)',
  '6599': 'Société civile',
  '9220': 'Association déclarée',
  '9300': 'Fondation',
};

/**
 * The headcount range for each band of INSEE's `tranche_effectif_salarie`. There is none for 00 (no
 * employees) and NN (unknown). Many bands start one number below the range that covers the rest of them: 50
 * to 99, 200 to 249, 5000 to 9999.
 */
export const EMPLOYEE_RANGES: Readonly<Record<string, string>> = {
  '01': '1-10',
  '02': '1-10',
  '03': '1-10',
  '11': '11-50',
  '12': '11-50',
  '21': '51-200',
  '22': '51-200',
  '31': '201-500',
  '32': '201-500',
  '41': '501-1000',
  '42': '1001-5000',
  '51': '1001-5000',
  '52': '5001-10000',
  '53': '10001+',
};
