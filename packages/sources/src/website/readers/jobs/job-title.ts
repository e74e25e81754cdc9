import { foldText } from '../../../parsing/fold-text';

/** `(m/w/d)`, `H/F`, `(all genders)`: nothing but advertisements for jobs is marked so. */
const GENDER_MARK =
  /\((?:[mwfdxhvin*]|gn|all|alle|any|divers|weiblich|mannlich)(?: ?[/|,*:+-] ?(?:[mwfdxhvin*]|gn|divers))+\)|\b[mwf]\/[wmf](?:\/[dx])?\b|\b[hf]\/[fh](?:\/x)?\b|\b(?:all|alle) (?:genders|geschlechter)\b|\(gn\)|\([mwfd]{3}\)/;

/** Words for who is looked for, folded and singular: advertisements name one person, benefits name many. */
const ROLES =
  'engineer developer designer manager director lead analyst scientist architect administrator specialist consultant representative executive assistant associate ' +
  'coordinator officer technician operator accountant recruiter intern internship trainee apprentice apprenticeship writer editor researcher marketer strategist planner buyer driver ' +
  'mechanic electrician nurse teacher cook chef clerk cashier supervisor controller owner master advisor adviser agent expert programmer tester vp president counsel lawyer ' +
  'paralegal bookkeeper receptionist cleaner worker welder machinist installer fitter plumber carpenter foreman inspector auditor broker underwriter pharmacist physician therapist ' +
  'professor postdoc phd fellow evangelist advocate ambassador producer copywriter photographer animator artist stylist barista waiter attendant pilot generalist ' +
  'ceo cto cfo coo cmo sdr bdr csm sre devops head chief qa handler picker packer stocker labourer laborer dispatcher merchandiser estimator surveyor trainer tutor instructor ' +
  'werkstudent werkstudentin praktikant praktikum ausbildung azubi volontariat aushilfe minijob bufdi abschlussarbeit masterarbeit bachelorarbeit ' +
  'ingenieur ingenieure developpeur developpeuse responsable directeur directrice technicien technicienne assistante gestionnaire comptable conseiller conseillere ' +
  'vendeur vendeuse stagiaire alternance alternant alternante apprenti apprentie ouvrier ouvriere operateur operatrice conducteur chauffeur magasinier acheteur acheteuse redacteur ' +
  'redactrice menuisier ebeniste electricien mecanicien soudeur cuisinier serveur infirmier infirmiere juriste commercial commerciale preparateur poseur maquettiste cheffe ' +
  'ingeniero ingeniera desarrollador desarrolladora programador gerente tecnico tecnica comercial consultor analista asistente auxiliar becario operario mozo conductor contable ' +
  'administrativo administrativa dependiente vendedor disenador disenadora arquitecto ejecutivo jefe jefa encargado ' +
  'ingegnere sviluppatore responsabile direttore tecnico commerciale consulente impiegato impiegata operaio addetto addetta magazziniere autista contabile stagista tirocinio venditore ' +
  'progettista programmatore grafico manutentore saldatore ' +
  'ontwikkelaar medewerker adviseur monteur beheerder verkoper stagiair projectleider teamleider boekhouder accountmanager hoofd leerling ontwerper begeleider lasser ' +
  'kierowca spedytor spedytorka magazynier magazynierka specjalista specjalistka pracownik kierownik inzynier programista programistka operator mechanik elektryk spawacz ksiegowy ksiegowa handlowiec asystent asystentka przedstawiciel doradca monter tokarz kucharz kelner recepcjonista ' +
  'ridic skladnik vyvojar vyvojarka technik elektrikar zamecnik svarec ucetni obchodnik obchodni prodavac prodavacka kuchar cisnik vedouci pracovnik konstrukter obrabec ' +
  'corretor corretora analista motorista auxiliar vendedor vendedora desenvolvedor desenvolvedora engenheiro engenheira tecnico tecnica gerente coordenador coordenadora estagiario estagiaria atendente assistente operador operadora mecanico eletricista soldador cozinheiro medico enfermeiro advogado advogada ' +
  'utvecklare ingenjor saljare projektledare konsult ekonom montor svetsare elektriker snickare chauffor lagerarbetare butiksmedarbetare larare sjukskoterska redovisningsekonom handlaggare underskoterska kock ' +
  'udvikler ingenior salger saelger konsulent projektleder bogholder tomrer svejser smed elektriker chauffor lagermedarbejder butiksassistent laerling elev medarbejder tandlaege tandplejer klinikassistent sygeplejerske kok tjener ' +
  'utvikler ingenior selger radgiver prosjektleder regnskapsforer sjafor laerling tomrer rorlegger elektriker kokk servitor ' +
  'kehittaja insinoori myyja asiantuntija asentaja suunnittelija harjoittelija kirjanpitaja myyntipaallikko projektipaallikko hitsaaja sahkoasentaja kokki tarjoilija ' +
  'medica veterinaria enfermera higienista dentista fisioterapeuta panadero camarero camarera cocinero cocinera dependienta electricista fontanero albanil soldador carpintero almacenero maestro comerciales ' +
  'falegname montatore cantiniere cuoco cuoca cameriere cameriera elettricista idraulico carrellista fresatore tornitore ' +
  'macon conducteur metreur charpentier couvreur plombier grutier chef peintre caviste boulanger boulangere patissier secretaire';
const ROLE = new RegExp(`\\b(?:${ROLES.split(' ').join('|')})\\b`);

/** German and Dutch write one word: Softwareentwickler, Vertriebsleiterin, magazijnmedewerker. */
const ROLE_ENDING =
  /(?:entwickler|ingenieur|leiter|berater|techniker|mechaniker|mechatroniker|monteur|kaufmann|kauffrau|kaufleute|bearbeiter|mitarbeiter|konstrukteur|buchhalter|verkaufer|fahrer|lagerist|fachkraft|meister|elektriker|elektroniker|schlosser|disponent|referent|assistenz|assistent|administrator|manager|fuhrer|pfleger|arzt|erzieher|koch|kellner|hilfe|helfer|planer|architekt|zeichner|programmierer|maler|maurer|schweisser|dreher|fraser|zerspaner|tischler|schreiner|trainer|redakteur|gestalter|analyst|designer|spezialist|experte|vertreter|einkaufer|controller|student|techniker|laborant|chemiker|physiker|informatiker|jurist|medewerker|beheerder|leider|verkoper|ontwikkelaar|adviseur|begeleider)(?:\*?in|:in|\/in|\/-in|\(in\)|innen|_in|_r|\*r|:r)?\b/;

/** What stands in lists of openings and is none. */
const NO_TITLE = new RegExp(
  `^(?:${[
    'final round.*|.*\\binterviews?\\b.*|# .*|apply(?: now| here| today)?|learn more|read more|more(?: info(?:rmation)?)?|view(?: all| job| jobs| role| details| openings| position)?.{0,20}|see (?:all|more|job|open).{0,25}|details',
    'all (?:jobs|positions|openings|departments|locations|teams)|open (?:positions|roles|jobs)|current (?:openings|vacancies)|jobs?|careers?|vacanc(?:y|ies)|job (?:search|alerts?|board|openings|offers)',
    'our (?:team|culture|values|benefits|offices|people)|benefits|culture|perks|values|life at .*|working at .*|why .*|meet .*|faqs?|students?|graduates?|early careers|internships|apprenticeships|diversity.*|how we (?:hire|work)|hiring process',
    'ausbildung|praktik(?:um|a)|werkstudenten|stages?|alternance|apprentissage|trainees?|freelancers?|studenten|azubis?|duales studium|stage|tirocini|practicas|home|about.*|contact.*|privacy.*|login|sign in|back|next|previous|filter|search|share|print|remote|full.?time|part.?time|location|department|job title|title|position|role|type',
    'join (?:us|our|the).*|talent (?:community|pool|network)|general application|open application|spontaneous application|speculative.*|send (?:us )?your.*|drop us.*|submit.*|don.?t see.*|no open.*',
    'jetzt bewerben|mehr (?:erfahren|infos?)|weiterlesen|zur stelle|zum job|alle (?:jobs|stellen).*|initiativ.*|karriere|stellenangebote|offene stellen|ansprechpartner.*|bewerb.*|ausbildungsplatze',
    'postuler.*|en savoir plus|voir .*|candidature spontanee|nos offres|toutes les offres|recrutement|aplicar|ver (?:mas|oferta).*|saber mas|candidatura.*|scopri.*|candidati.*|meer info.*|bekijk.*|solliciteer.*|open sollicitatie|vacatures?|lees meer',
    'engineering|sales|marketing|operations|product|design|finance|people|legal|support|customer success|human resources|hr|it|r&d|administration|management|data|security|logistics|vertrieb|entwicklung|produktion|verwaltung',
  ].join('|')})$`,
);
const SENTENCE =
  /[?!]|\.$|[.;] |\b(?:we|you|your|our|us|are you|wir|dein|deine|ihr|ihre|unser|unsere|nous|vous|votre|notre|tu|sie|jouw|onze)\b/;
const LONGEST = 110;

/** Whether a short text can be a job's title at all: neither a sentence, nor a link's or a department's name. */
export function isPossibleJobTitle(text: string): boolean {
  const folded = foldText(text).trim();
  if (folded.length < 3 || text.length > LONGEST || !/\p{L}{3}/u.test(folded)) return false;
  return (
    !NO_TITLE.test(folded) &&
    !SENTENCE.test(folded.replace(/\([^()]{0,30}\)/g, '')) &&
    folded.split(' ').length <= 14
  );
}

/** Whether a text says whom somebody looks for: it names a role, or carries an advertisement's gender mark. */
export function isJobTitle(text: string): boolean {
  if (!isPossibleJobTitle(text)) return false;
  const folded = foldText(text);
  return GENDER_MARK.test(folded) || ROLE.test(folded) || ROLE_ENDING.test(folded);
}

/** A title without the label that some pages put before it (`Vacancy: Engineer`, `Career - Engineer`). */
export function stripTitleLabel(title: string): string {
  return title.replace(
    /^(?:careers?|jobs?|vacanc(?:y|ies)|stellenangebot|stelle|offre d['’]emploi|vacature)(?: ?[:|]| [–—-]) +(?=\p{Lu})/iu,
    '',
  );
}

/** Whether a text carries a gender mark, which nothing but a job's title does. */
export function hasGenderMark(text: string): boolean {
  return GENDER_MARK.test(foldText(text.slice(0, 200)));
}
