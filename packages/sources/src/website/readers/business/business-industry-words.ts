import type { IndustryWords } from './industry-words';

/** Industries that serve companies above all. */
export const BUSINESS_INDUSTRIES: Readonly<Record<string, IndustryWords>> = {
  'IT Services': {
    strong:
      'it services, it consulting, managed services, managed service provider, msp, ' +
      'systemhaus, it dienstleist*, it beratung, it betreuung, infogerance, servicios ' +
      'informaticos, servizi informatici, servicos de ti, it beheer, uslugi it, it sluzby, it ' +
      'tjanster, system integrator, it support, it outsourcing, cloud migration, web hosting, ' +
      'hosting provider, data centre, data center, rechenzentrum, software house, ' +
      'softwarehouse, softwareentwicklung, software development company, custom software, ' +
      'bespoke software, individualsoftware, desarrollo de software, desarrollo a medida, ' +
      'sviluppo software, desenvolvimento de software, maatwerksoftware, tworzenie ' +
      'oprogramowania, vyvoj softwaru',
    weak:
      'helpdesk, microsoft 365, outsourcing, digital transformation, digitalisierung, servers, ' +
      'netzwerk*, devops',
  },
  Cybersecurity: {
    strong:
      'cybersecurity, cyber security, penetration test*, pentest*, threat detection, it ' +
      'sicherheit, informationssicherheit, cybersecurite, ciberseguridad, ' +
      'ciberseguranca, sicurezza informatica, cyberbeveiliging, cyberbezpieczenstw*, ' +
      'kyberneticka bezpecnost, tietoturva, cybersakerhet, identity and access management, ' +
      'endpoint protection, zero trust, ransomware',
    weak: 'vulnerabilit*, malware, phishing, siem, encryption, soc',
  },
  Logistics: {
    strong:
      'logistics, spedycj*, transportow*, doprava, dopravce, logistik*, logistique, logistica, logistiek, logistyka, logistika, ' +
      'logistiikka, supply chain, freight, fret, spedition*, spediteur*, transitaire, third ' +
      'party logistics, 3pl, fulfilment, fulfillment, last mile, parcel*, cargo, ' +
      'transportation management, haulage, haulier*, trucking, transport routier, transporte ' +
      'de mercancias, transportes, autotrasporti, trasporti, transportbedrijf, przewozy, ' +
      'przeprava, akeri, fragt, courier, kurier*, messagerie, mensajeria, corriere, koerier, ' +
      'warehousing, lagerlogistik, customs clearance, zollabfertigung, removals, umzug*, ' +
      'demenagement, mudanzas, removal company',
    weak:
      'warehous*, lager*, entrepot*, almacen*, magazz*, magazijn*, magazyn*, shipping, ' +
      'shipment*, carrier*, pallet*, delivery, fleet*, forwarder*, transport*, flota, trucks',
  },
  'Environmental Services': {
    strong:
      'climate tech, carbon accounting, carbon footprint, recycling, waste management, ' +
      'abfallwirtschaft, entsorgung*, gestion des dechets, gestion de residuos, gestione ' +
      'rifiuti, gestao de residuos, afvalverwerking, gospodarka odpadami, odpadove ' +
      'hospodarstvi, sustainability software, water treatment, wasseraufbereitung, traitement ' +
      'de l eau, tratamiento de aguas, co2 bilanz, carbon removal, remediation, environmental ' +
      'consulting, umweltberatung',
    weak: 'sustainab*, nachhaltig*, emission*, circular economy, climate, co2',
  },
  HVAC: {
    strong:
      'refrigeration, hvac, kaltetechnik, klimatechnik, klimaanlagen, heizungsbau, sanitar*, ' +
      'plumbing, plumber*, klempner*, plomberie, plombier, fontaneria, idraulic*, loodgieter*, ' +
      'climatisation, chauffage, refrigeracion, climatizacion, climatizzazione, ar ' +
      'condicionado, airconditioning, air conditioning, chlazeni, klimatyzacj*, vvs, kyl och ' +
      'varme',
    weak: 'cooling, compressor*, heating, heizung, ventilation, luftung, boiler*',
  },
  'Financial Services': {
    strong:
      'financial services, finanzdienst*, services financiers, servicios financieros, servizi ' +
      'finanziari, servicos financeiros, financiele diensten, uslugi finansowe, financni ' +
      'sluzby, bank, banking, asset management, wealth management, vermogensverwaltung, ' +
      'gestion de patrimoine, gestion de patrimonios, lending, kredit*, mortgages, ' +
      'baufinanzierung, leasing, factoring, investment advice, financial advis*',
    weak: 'financ*, finanz*, loan*, credit, treasury, invest*, fund',
  },
  Fintech: {
    strong:
      'fintech, financial technology, payments, payment processing, payment platform, payment ' +
      'service provider, zahlungsdienst*, paiements, pagos, pagamenti, pagamentos, ' +
      'betaalplatform, platnosci, open banking, accounting software, invoicing, neobank, ' +
      'crypto*, blockchain, embedded finance, spend management',
    weak: 'payment*, invoice*, ledger, cards, wallet, api',
  },
  Insurance: {
    strong:
      'insurance, insurtech, versicherung*, assurance*, seguros, assicurazion*, verzekering*, ' +
      'ubezpieczen*, pojisten*, forsikring*, forsakring*, vakuutus*, underwriting, insurance ' +
      'broker*, correduria, courtier en assurances',
    weak: 'policy, claims, broker*, risk',
  },
  'Venture Capital': {
    strong:
      'venture capital, private equity, vc fund, we invest in, investment firm, family office, ' +
      'wagniskapital*, beteiligungsgesellschaft, capital risque, capital riesgo',
    weak: 'portfolio, founders, fund, early stage, series a',
  },
  Accounting: {
    strong:
      'accounting firm, accountants, accountancy, steuerberat*, steuerkanzlei, tax advis*, ' +
      'bookkeeping, wirtschaftsprufung*, expert comptable, experts comptables, expertise ' +
      'comptable, asesoria fiscal, asesoria contable, gestoria, commercialist*, studio ' +
      'commercialista, contabilidade, contabilista*, auditing, administratiekantoor, ' +
      'accountantskantoor, biuro rachunkowe, uslugi ksiegowe, ucetnictvi, ucetni kancelar, ' +
      'redovisningsbyra, revisor*, regnskap*, tilitoimisto',
    weak: 'tax, steuern, audit, payroll, lohnbuchhaltung, fiscal',
  },
  'Legal Services': {
    strong:
      'law firm, lawyer*, attorney*, solicitor*, barrister*, rechtsanwalt*, rechtsanwalte, ' +
      'anwaltskanzlei, kanzlei, fachanwalt*, notar*, cabinet d avocats, avocat*, abogad*, ' +
      'despacho juridico, bufete, studio legale, avvocat*, advogad*, advocacia, advocaat, ' +
      'advocaten*, advocatenkantoor, adwokat*, kancelaria, radca prawny, radcow prawnych, ' +
      'advokat*, advokatni kancelar, asianajo*, legal services, legal tech, legal advice',
    weak:
      'litigation, contract law, arbeitsrecht, droit, derecho, diritto, direito, recht, prawo, ' +
      'pravo, legal, dispute*',
  },
  'Management Consulting': {
    strong:
      'management consulting, management consultancy, consulting firm, consultancy, business ' +
      'consulting, unternehmensberatung, strategieberatung, strategy consulting, cabinet de ' +
      'conseil, conseil en strategie, consultoria, consultoria estrategica, consultora, ' +
      'consulenza, consulenza aziendale, adviesbureau, organisatieadvies, doradztwo, ' +
      'poradenstvi, radgivning, konsultbolag, konsultfirma',
    weak: 'consult*, strategy, strategie, beratung*, advisory, transformation, conseil',
  },
  Marketing: {
    strong:
      'marketing agency, advertising, advertising agency, werbeagentur, digital agency, ' +
      'digitalagentur, internetagentur, kreativagentur, marketingagentur, online marketing, ' +
      'digital marketing, agence de communication, agence digitale, agence web, agencia de ' +
      'marketing, agencia digital, agencia de publicidad, agencia de comunicacion, publicidad, ' +
      'publicite, pubblicita, agenzia di comunicazione, agenzia digitale, web agency, ' +
      'reclamebureau, marketingbureau, agencja reklamowa, agencja marketingowa, agencja ' +
      'interaktywna, reklamni agentura, reklambyra, reklamebyra, mainostoimisto, seo, social ' +
      'media marketing, performance marketing, content marketing, branding, brand strategy, ' +
      'marketing automation, public relations, pr agency, creative agency',
    weak: 'marketing, campaign*, kampagne*, campagne*, content, brand*, creative, digital strategy',
  },
  Design: {
    strong:
      'design studio, design agency, designagentur, designburo, studio de design, estudio de ' +
      'diseno, studio di design, ontwerpbureau, studio graficzne, product design studio, ' +
      'interior design, innenarchitekt*, interiorismo, interieurontwerp, architecture d ' +
      'interieur, web design, webdesign, diseno web, graphic design, grafikdesign, diseno ' +
      'grafico, graphisme, ux design, industrial design',
    weak: 'design*, diseno, creative, studio, identity',
  },
  Architecture: {
    strong:
      'architecture firm, architecture practice, architecture studio, architects, ' +
      'architekturburo, architekten, cabinet d architecture, agence d architecture, ' +
      'architectes, arquitectos, estudio de arquitectura, arquitetura, arquitetos, studio di ' +
      'architettura, architetti, architectenbureau, biuro architektoniczne, pracownia ' +
      'architektoniczna, architektonick*, arkitekt*, landscape architect*, urban planning',
    weak: 'planung, building*, projects, competition*',
  },
  Publishing: {
    strong:
      'publisher, publishing, verlag*, newspaper, magazine, maison d edition, editorial, casa ' +
      'editrice, uitgeverij, editora, wydawnictwo, nakladatelstvi, forlag*, bokforlag, ' +
      'kustantamo, journals',
    weak: 'editor*, author*, print, issue*',
  },
  Media: {
    strong:
      'broadcaster, podcast network, film production, filmproduktion, production company, ' +
      'produccion audiovisual, production audiovisuelle, produzione video, video production, ' +
      'videoproduktion, journalism, news media, radio station, television, streaming service, ' +
      'animation studio, music label, record label, photography, fotografie, photographe',
    weak: 'media, news, content, video, film*, audio',
  },
  'Video Games': {
    strong:
      'game studio, games studio, video game*, videogame*, game developer, games developer, ' +
      'game development, mobile games, indie games, indie game, spieleentwickler, ' +
      'spielestudio, jeux video, videojuegos, videogiochi, jogos, gry wideo, pocitacove hry, ' +
      'dataspel, spelstudio, spilstudie, esports, game engine, playstation, steam, nintendo ' +
      'switch',
    weak: 'game*, player*, gaming, multiplayer, quest, pc',
  },
  Telecommunications: {
    strong:
      'telecommunication*, telekommunikation, telecom*, telecomunicaciones, telecomunicazioni, ' +
      'broadband, glasfaser, fibre network, fibra optica, fibre optique, fiberoptik, mobile ' +
      'network, voip, internet service provider, mobilfunk',
    weak: 'network*, 5g, sim, connectivity, roaming',
  },
};
