import type { IndustryWords } from './industry-words';

/** Industries that serve people, and those that serve everybody. */
export const CONSUMER_INDUSTRIES: Readonly<Record<string, IndustryWords>> = {
  Healthcare: {
    strong:
      'healthcare, health care, hospital*, clinic, clinics, klinik*, krankenhaus*, arztpraxis, ' +
      'hausarzt*, facharzt*, patient*, paciente*, pazient*, pacjen*, pacient*, clinique, ' +
      'clinica, clinicas, sante, salud, saude, sanita, sanitario, zorg, zdrowi*, zdravotni*, ' +
      'halsa, sundhed, helse, terveys*, medical practice, medical centre, medical center, ' +
      'cabinet medical, centro medico, poliambulatorio, ordinace, przychodnia, ' +
      'gabinet*, dentist*, dental, zahnarzt*, zahnmedizin, cabinet dentaire, odontolog*, ' +
      'tandarts*, tandlaege*, tandlakare, stomatolog*, zubni, orthodont*, kieferorthopad*, ' +
      'physiotherap*, fisioterapia, physio, fysiotherap*, fizjoterapi*, osteopath*, ' +
      'ophthalmolog*, dermatolog*, fertility, radiology, telemedicine, telehealth, digital ' +
      'health, pflegedienst, home care, nursing, altenpflege, psychotherap*, gynakolog*, ' +
      'pediatr*',
    weak:
      'medical, medizin*, doctor*, arzt*, arzte, care, therapy, therapie, diagnos*, ' +
      'treatment*, behandlung*, tratamiento*',
  },
  Veterinary: {
    strong:
      'veterinar*, tierarzt*, tierklinik, veterinaire*, dierenarts*, dierenkliniek, ' +
      'weterynar*, veterinarni, dyrlaege*, djursjukhus, elainlaakari',
    weak: 'animal*, pet, pets, dog*, cats, tiere',
  },
  Education: {
    strong:
      'education, educacion, istruzione, educacao, onderwijs, edukacj*, vzdelavani, ' +
      'utbildning, uddannelse, utdanning, koulutus, e learning, elearning, online courses, ' +
      'university, school, schule, ecole, escuela, scuola, escola, szkola, skola, edtech, ' +
      'bildung*, weiterbildung*, schulung*, formation professionnelle, organisme de formation, ' +
      'formacion, formazione, opleiding*, kurzy, tutoring, nachhilfe, language school, ' +
      'sprachschule, learning platform, kindergarten, driving school, fahrschule',
    weak: 'student*, teacher*, course*, kurs*, learn*, training, academy, akademie, pupil*',
  },
  Recruitment: {
    strong:
      'recruiting, recruitment, staffing, personalvermittlung, personaldienstleist*, ' +
      'headhunt*, executive search, temporary staffing, zeitarbeit, interim management, ' +
      'cabinet de recrutement, agence d interim, seleccion de personal, empresa de trabajo ' +
      'temporal, agenzia per il lavoro, ricerca e selezione, recrutamento, uitzendbureau, ' +
      'werving en selectie, agencja pracy, rekrutacj*, personalni agentura, rekrytering, ' +
      'rekruttering, talent acquisition, job board',
    weak: 'candidate*, hiring, talent, placement*, jobs',
  },
  'Human Resources': {
    strong:
      'human resources, hr software, payroll software, hr tech, hris, applicant tracking, ' +
      'people management, workforce management, personalabrechnung, recursos humanos, ' +
      'ressources humaines, risorse umane, personeelszaken, kadry i place',
    weak: 'employee*, mitarbeiter*, onboarding, payroll, absence*, hr',
  },
  Retail: {
    strong:
      'retailer, retail, einzelhandel, einzelhandler, fachgeschaft*, department store, ' +
      'supermarket, supermarkt, supermarche, supermercado*, supermercato, boutique, concept ' +
      'store, grocery store, hardware store, baumarkt, bookshop, bookstore, buchhandlung, ' +
      'librairie, libreria, boekhandel, ksiegarnia, knihkupectvi, florist*, blumenladen, ' +
      'fleuriste, floristeria, optician*, optiker, pharmacy, apotheke, pharmacie, farmacia, ' +
      'apteka, lekarna, sklep, butik, kauppa, garden centre, garden center, ' +
      'wholesaler, grosshandel*, grossiste, mayorista, ingrosso, atacado, groothandel, ' +
      'hurtownia, velkoobchod',
    weak: 'shop, store, stores, filiale*, sale, assortment, sortiment, customers, range',
  },
  'E-commerce': {
    strong:
      'online shop, online store, onlineshop, webshop, web shop, boutique en ligne, tienda ' +
      'online, negozio online, loja online, loja virtual, sklep internetowy, e shop, eshop, ' +
      'verkkokauppa, nettbutikk, natbutik, ecommerce, e commerce, online retailer, ' +
      'versandhandel, vente en ligne, mail order, subscription box',
    weak:
      'cart, warenkorb, panier, carrito, carrello, carrinho, winkelwagen, koszyk, kosik, ' +
      'varukorg, kurv, versand, free shipping, livraison, envio*, spedizion*, delivery, ' +
      'returns',
  },
  Restaurants: {
    strong:
      'restaurant*, ristorante, restaurante*, restauracja, restaurace, ravintola, catering, ' +
      'bistro, gastronomie, gastronomy, traiteur, trattoria, osteria, pizzeria, tapas, ' +
      'steakhouse, eetcafe, gasthaus, wirtshaus, coffee shop, cafeteria',
    weak: 'menu, chef, dinner, lunch, reservation*, table, cuisine, speisekarte',
  },
  Hospitality: {
    strong:
      'hotel*, hospitality, hoteler*, hotelleri*, hostel, lodging, resort, bed and breakfast, ' +
      'boutique hotel, guest house, guesthouse, gastehaus, ferienwohnung*, holiday ' +
      'rental*, vacation rental*, gites, chambres d hotes, alojamiento*, agriturismo, pousada, ' +
      'pensjonat, penzion, ubytovani, hotell, kroer, campsite, camping',
    weak: 'guest*, huesped*, gaste, booking, stay, rooms, zimmer, habitaci*, spa, reservas',
  },
  Travel: {
    strong:
      'travel, travel agency, reiseburo, reiseveranstalter, tourism, tourismus, tourisme, ' +
      'turismo, toerisme, turystyka, cestovni kancelar, resebyra, rejsebureau, reisebyra, ' +
      'matkatoimisto, tour operator, agence de voyages, agencia de viajes, agenzia viaggi, ' +
      'agencia de viagens, reisbureau, biuro podrozy, guided tours, excursions, cruises, ' +
      'safari*',
    weak: 'trip*, reise*, voyage*, viaje*, viaggi*, destination*, itinerar*',
  },
  'Real Estate': {
    strong:
      'real estate, immobilien*, immobilier*, inmobiliari*, immobiliare, imobiliari*, ' +
      'vastgoed, makelaar*, nieruchomosci, realitni kancelar, fastigheter, ' +
      'fastighetsmaklare, ejendom*, eiendom*, kiinteisto*, property management, ' +
      'hausverwaltung, proptech, estate agent*, letting agent*, makler, property developer, ' +
      'promoteur immobilier, promotora, bautrager, coworking',
    weak: 'property, properties, rent, tenant*, mieter, apartment*, landlord*, wohnungen',
  },
  Construction: {
    strong:
      'construction, construction company, bauunternehmen, bauunternehmung, hochbau, tiefbau, ' +
      'holzbau, trockenbau, zimmerei, general contractor, builders, house building, batiment, ' +
      'travaux publics, btp, gros oeuvre, maconnerie, construccion, constructora, reformas, ' +
      'obras, edilizia, impresa edile, ristrutturazion*, costruzioni, construcao, construtora, ' +
      'empreiteira, bouwbedrijf, aannemer*, bouw, budownictwo, firma budowlana, budowa, ' +
      'stavebni firma, stavby, stavebnictvi, byggforetag, byggfirma, bygg, entreprenor, ' +
      'tomrer*, tomrerfirma, rakennus*, dachdecker, roofing, roofer*, civil engineering, ' +
      'renovation*, sanierung*, contech, painting contractor, malerbetrieb, electrical ' +
      'contractor*, elektroinstallation*, scaffolding, gerustbau, landscaping, garten und ' +
      'landschaftsbau',
    weak: 'building*, bau*, contractor*, concrete, site, house*, haus, chantier*',
  },
  Engineering: {
    strong:
      'engineering services, engineering consultancy, engineering firm, consulting engineers, ' +
      'ingenieurburo, ingenieurdienstleist*, planungsburo, bureau d etudes, bureau d ' +
      'ingenierie, ingenieria, empresa de ingenieria, studio di ingegneria, ingegneria, ' +
      'engenharia, ingenieursbureau, biuro projektowe, projekcni kancelar, teknisk konsult, ' +
      'radgivende ingenior*, insinooritoimisto, structural engineering, product development ' +
      'services, surveyors, vermessung*, geotechni*',
    weak: 'engineering, cad, simulation, planung, calculation*',
  },
  'Security Services': {
    strong:
      'security services, sicherheitsdienst, bewachung, gardiennage, vigilancia, vigilanza, ' +
      'beveiligingsbedrijf, ochrona osob, alarm systems, alarmanlagen, video surveillance, ' +
      'access control, security guards',
    weak: 'guard*, alarm*, camera*',
  },
  'Facility Services': {
    strong:
      'facility management, facility services, gebaudereinigung, cleaning services, cleaning ' +
      'company, reinigungsfirma, nettoyage, limpieza, pulizie, impresa di pulizie, limpeza, ' +
      'schoonmaakbedrijf, firma sprzatajaca, uklidova firma, stadfirma, rengoring, siivous*, ' +
      'pest control, laundry',
    weak: 'clean*, building*, maintenance, hygiene',
  },
  Events: {
    strong:
      'event management, eventagentur, event agency, conference organi*, ticketing, messebau, ' +
      'exhibition stands, agence evenementielle, evenementiel, organizacion de eventos, ' +
      'organizzazione eventi, evenementenbureau, organizacja eventow, trade fair*, wedding ' +
      'planner, hochzeitsplan*, wedding venue, event technology, veranstaltungstechnik',
    weak: 'event*, venue*, ticket*, conference',
  },
  Fitness: {
    strong:
      'fitness, gym, gyms, yoga, pilates, fitnessstudio, fitness studio, salle de sport, ' +
      'gimnasio*, palestra, academia de ginastica, sportschool, silownia, posilovna, personal ' +
      'training, crossfit, climbing gym, sportverein, sports club, dance school',
    weak: 'training, coach*, athlete*, classes, sport*, workout*',
  },
  Beauty: {
    strong:
      'hair salon, hairdresser*, friseur*, coiffeur*, coiffure, peluqueria, parrucchier*, ' +
      'cabeleireiro, kapper, fryzjer, kadernictvi, frisor*, beauty salon, kosmetikstudio, ' +
      'institut de beaute, centro estetico, salon kosmetyczny, day spa, nail studio, barber*, ' +
      'tattoo studio',
    weak: 'beauty, hair, salon, nails, massage*',
  },
  'Public Sector': {
    strong:
      'govtech, municipality, stadtverwaltung, collectivites, local government, public ' +
      'administration, administracion publica, pubblica amministrazione, gemeente*',
    weak: 'citizen*, public sector, council',
  },
  'Non-profit': {
    strong:
      'non profit, nonprofit, charity, charitable, gemeinnutzig*, association loi 1901, ngo, ' +
      'ong, onlus, foundation, stiftung, fondation, fundacion, fondazione, fundacao, ' +
      'stichting, fundacja, nadace, stiftelse, volunteer organi*',
    weak: 'donat*, volunteer*, community, spenden',
  },
  Software: {
    strong:
      'software, saas, software as a service, logiciel*, programa de gestion, gestionale, ' +
      'oprogramowan*, ohjelmisto*, mjukvara, programvara, programvare, cloud platform, web ' +
      'application, mobile app, app development, low code, no code, developer tools, crm, erp, ' +
      'analytics platform, data platform, artificial intelligence, machine learning, ai ' +
      'platform, ai powered',
    weak:
      'platform, plattform, plateforme, plataforma, piattaforma, api, cloud, app, apps, ' +
      'automation, workflow*, dashboard*, integration*, sync, mobile',
  },
};
