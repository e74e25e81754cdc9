const MAX_ROLE = 120;

/** Words that name what somebody does in a company, in the languages that most sites are in. */
const ROLE_WORDS =
  'c[eftoimprsd]o|cpo|ciso|chro|cco|cdo|cao|gm|vp|svp|evp|avp|md|founder|co-?founders?|founding|president|vice president|chief|director|directors|managers?|management|head|heads|lead|leader|leads|engineers?|engineering|developers?|programmer|designers?|architect|analyst|scientist|consultant|advis[oe]r|associate|partner|principal|chair|chairman|chairwoman|chairperson|board member|officer|executive|specialist|coordinator|assistant|administrator|accountant|controller|bookkeeper|counsel|attorney|lawyer|paralegal|recruiter|marketer|editor|writer|copywriter|producer|researcher|technician|trainer|coach|teacher|owner|co-?owner|proprietor|secretary|treasurer|intern|trainee|apprentice|representative|strategist|evangelist|advocate|mechanic|baker|chef|cook|nurse|physician|surgeon|dentist|therapist|photographer|planner|buyer|merchandiser|operator|supervisor|foreman|superintendent|estimator|broker|agent|professor|postdoc|fellow|account executive|customer success|human resources|people operations|office management|scrum master|product owner|devops|sysadmin|qa|' +
  'gesch(?:ä|ae)ftsf(?:ü|ue)hrer(?:in)?|geschäftsführung|geschäftsleitung|gesellschafter(?:in)?|vorstand|vorständin|vorstandsmitglied|vorsitzende[r]?|leiter(?:in)?|leitung|gründer(?:in)?|mitgründer(?:in)?|inhaber(?:in)?|mitarbeiter(?:in)?|entwickler(?:in)?|ingenieur(?:in)?|berater(?:in)?|vertrieb|prokurist(?:in)?|assistenz|assistent(?:in)?|buchhaltung|einkauf|verwaltung|meister(?:in)?|geselle|auszubildende[r]?|werkstudent(?:in)?|referent(?:in)?|kauf(?:mann|frau)|techniker(?:in)?|sachbearbeiter(?:in)?|projektleiter(?:in)?|projektmanager(?:in)?|betriebsleiter(?:in)?|bäckermeister(?:in)?|' +
  'directeur|directrice|responsable|président|présidente|fondateur|fondatrice|cofondateur|cofondatrice|gérant|gérante|associée?|chargée?|ingénieure?|développeur|développeuse|dirigeante?|chef|cheffe|conseill(?:er|ère)|commercial|assistante|comptable|graphiste|' +
  'directora?|gerente|fundadora?|cofundadora?|socia?o?|jefe|jefa|presidente|presidenta|ingenier[oa]|diseñadora?|desarrolladora?|responsabile|amministratore|amministratrice|direttore|direttrice|titolare|fondatore|fondatrice|socio|socia|diretora?|sócio|sócia|' +
  'eigenaar|oprichter|medewerker|adviseur|bestuurder|directielid|vd|grundare|medgrundare|ansvarig|styrelse(?:ordförande|ledamot)|utvecklare|daglig leder|gründer|styreleder|utvikler|direktør|partner|stifter|udvikler|toimitusjohtaja|perustaja|prezes|dyrektor|kierownik|założyciel(?:ka)?|jednatel|ředitel(?:ka)?|zakladatel|ügyvezető|alapító|igazgató|' +
  "surgeons?|veterinarian|solicitor|barrister|notary|pharmacist|hygienist|physiotherapist|brewer|winemaker|roaster|artisan|workshop|account manager|general counsel|creative director|animator|artist|technical director|maître d[’']œuvre|" +
  'rechtsan(?:walt|wältin)|fachan(?:walt|wältin)|notar(?:in)?|steuerberater(?:in)?|(?:zahn|tier|fach|ober|chef)?(?:arzt|ärztin)|facharzt|praxismanager(?:in)?|küchenchef(?:in)?|braumeister(?:in)?|winzer(?:in)?|disponent(?:in)?|sekretariat|empfang|stellvertretende[r]?|aufsichtsrat|aufsichtsratsvorsitzende[r]?|' +
  'avocate?|notaire|médecin|vétérinaire|chirurgien(?:ne)?|dentiste|secrétaire|trésori(?:er|ère)|administrateur|administratrice|vigneron(?:ne)?|œnologue|brasseur|brasseuse|boulanger|boulangère|acheteur|acheteuse|adjointe?|maître de chai|' +
  'vicepresident[ea]|secretari[oa]|tesorer[oa]|consejer[oa]|abogad[oa]|médic[oa]|veterinari[oa]|enólog[oa]|encargad[oa]|coordinador[a]?|administrador[a]?|contable|maestr[oa]|responsável|coordenador[a]?|engenheir[oa]|advogad[oa]|sócio-gerente|cofundador|fundador[a]?|gestor[a]?|' +
  'avvocat[oa]|consigliere|segretari[oa]|tesorier[ea]|cofondatore|cofondatrice|vicepresidente|procuratore|medico|enologo|capo|mastro|' +
  'directeur|directrice|voorzitter|bestuurslid|penningmeester|advocaat|advocate|dierenarts|tandarts|fysiotherapeut|mede-?oprichter|mede-?eigenaar|hoofd|teamleider|projectleider|bedrijfsleider|' +
  'verkställande direktör|delägare|ägare|ordförande|säljare|projektledare|läkare|indehaver|medindehaver|administrerende direktør|adm\\. direktør|partner|bogholder|formand|eier|selger|tømrermester|adm\\. dir\\.?|dagleg leiar|osakas|toimitusjohtaja|johtaja|hallituksen puheenjohtaja|asiantuntija|suunnittelija|\\p{L}+päällikkö|\\p{L}+johtaja|' +
  'wiceprezes|członek zarządu|dyrektorka|kierowniczka|właściciel(?:ka)?|współwłaściciel(?:ka)?|współzałożyciel(?:ka)?|adwokat|radca prawny|lekarz|lekarka|specjalist(?:a|ka)|główn[ay]|księgow[ay]|inżynier|jednatelka|vedoucí|majitel(?:ka)?|spolumajitel(?:ka)?|spoluzakladatel(?:ka)?|lékař(?:ka)?|advokát(?:ka)?|obchodní|technolog|účetní|sládek|předseda|předsedkyně';
const ROLE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ROLE_WORDS})(?![\\p{L}\\p{N}])`, 'iu');
/** Positions in languages that do not part words with spaces, or write other letters. */
const OTHER_SCRIPTS =
  /代表取締役|取締役|社長|会長|執行役員|部長|創業者|最高.{1,6}責任者|監査役|董事|总经理|總經理|总裁|创始人|創辦人|首席.{1,6}官|대표|이사|사장|директор|основател|соучредител|инженер|менеджер|руководител|начальник|президент|председател|разработчик|дизайнер|бухгалтер|засновни|інженер|керівник|διευθυντ|ιδρυτ/iu;
/** What roles are called where the word grows together with others, as German, Dutch and Swedish do. */
const COMPOUND =
  /\p{L}{3,}(?:leiter(?:in)?|manager(?:in)?|ingenieur(?:in)?|entwickler(?:in)?|berater(?:in)?|leitung|führer(?:in)?|chef|ansvarig|ingenjör|utvecklare|ontwikkelaar|medewerker)(?!\p{L})/iu;

/** Whether a short text names a position in a company. */
export function isRole(text: string): boolean {
  if (text.length < 2 || text.length > MAX_ROLE || /[.!?]\s+\p{Lu}|[!?]$|@|https?:/u.test(text)) return false;
  return ROLE.test(text) || COMPOUND.test(text) || OTHER_SCRIPTS.test(text);
}
