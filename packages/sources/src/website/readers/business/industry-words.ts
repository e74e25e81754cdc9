/**
 * What companies of an industry write about themselves, folded (lower case, no accents), in English, German,
 * French, Spanish, Italian and Dutch. A term ending in `*` stands for every word that begins so. `strong` terms
 * name the industry; `weak` ones only go with it.
 */
interface IndustryWords {
  strong: string;
  weak: string;
}

/** Terms by industry, separated by commas. The most general stand last: at a tie, the first one wins. */
export const INDUSTRY_WORDS: Readonly<Record<string, IndustryWords>> = {
  'IT Services and Consulting': {
    strong:
      'it services, it consulting, managed services, managed service provider, systemhaus, ' +
      'it dienstleist*, it beratung, infogerance, servicios informaticos, system integrator, ' +
      'it support',
    weak:
      'cloud migration, helpdesk, microsoft 365, outsourcing, digital transformation, ' + 'digitalisierung',
  },
  Cybersecurity: {
    strong:
      'cybersecurity, cyber security, penetration test*, threat detection, it sicherheit, ' +
      'informationssicherheit, cybersecurite, ciberseguridad, identity and access management, ' +
      'endpoint protection, zero trust',
    weak: 'vulnerabilit*, malware, phishing, siem, encryption, soc',
  },
  'Logistics and Supply Chain': {
    strong:
      'logistics, logistik*, logistique, logistica, logistiek, supply chain, freight, spedition*, ' +
      'third party logistics, fulfilment, fulfillment, last mile, parcel*, cargo, ' +
      'transportation management',
    weak:
      'warehous*, lager*, entrepot*, almacen*, magazz*, magazijn*, shipping, shipment*, carrier*, ' +
      'pallet*, delivery, fleet*, forwarder*',
  },
  'Robotics and Automation': {
    strong:
      'robot*, robotics, robotik*, robotique, cobot*, industrial automation, ' +
      'automatisierungstechnik, autonomous mobile',
    weak: 'automation, automatisierung*, actuator*, plc, gripper*, autonomous',
  },
  'Machinery Manufacturing': {
    strong:
      'maschinenbau, machinery, machine builder*, sondermaschinen*, anlagenbau, ' +
      'machines industrielles, maquinaria, macchinari, machinebouw, mechanical engineering, ' +
      'machine tools',
    weak: 'maschine*, machine*, manufactur*, fertigung*, ersatzteile, spare parts, konstruktion, cnc',
  },
  'Electronics and Semiconductors': {
    strong:
      'semiconductor*, halbleiter*, electronics, elektronik*, electronique, electronica, ' +
      'elettronica, pcb, sensors, sensorik, photonics, embedded systems',
    weak: 'chip*, sensor*, circuit*, firmware, iot, device*',
  },
  'Energy and Utilities': {
    strong:
      'energy, energie, energia, electricity, solar, photovoltaik*, photovoltaique, wind power, ' +
      'windenergie, power plant*, utilities, smart grid, energy management, batteries, heat pump*, ' +
      'warmepumpe*, renewable*, erneuerbare*, renouvelable*',
    weak: 'power, strom, grid, kwh, carbon, emission*, meter*, demand response, load',
  },
  'Environmental Services and Climate': {
    strong:
      'climate tech, carbon accounting, carbon footprint, recycling, waste management, ' +
      'abfallwirtschaft, entsorgung*, gestion des dechets, sustainability software, ' +
      'water treatment, co2 bilanz, carbon removal',
    weak: 'sustainab*, nachhaltig*, emission*, circular economy, climate',
  },
  'Heating, Cooling and Refrigeration': {
    strong:
      'refrigeration, hvac, kaltetechnik, klimatechnik, heizungsbau, climatisation, chauffage, ' +
      'refrigeracion, climatizacion',
    weak: 'cooling, compressor*, heating, ventilation, luftung',
  },
  'Financial Services': {
    strong:
      'financial services, finanzdienst*, services financiers, servicios financieros, bank, ' +
      'banking, asset management, wealth management, vermogensverwaltung, fintech, payments, ' +
      'payment processing, lending, kredit*, accounting software, invoicing',
    weak: 'financ*, finanz*, payment*, invoice*, loan*, credit, treasury, ledger',
  },
  Insurance: {
    strong:
      'insurance, insurtech, versicherung*, assurance*, seguros, assicurazion*, verzekering*, ' +
      'underwriting',
    weak: 'policy, claims, broker*, risk',
  },
  'Venture Capital and Private Equity': {
    strong:
      'venture capital, private equity, vc fund, we invest in, investment firm, family office, ' +
      'wagniskapital*, beteiligungsgesellschaft, capital risque',
    weak: 'portfolio, founders, fund, early stage, series a',
  },
  'Accounting and Tax': {
    strong:
      'accounting firm, steuerberat*, tax advis*, bookkeeping, wirtschaftsprufung*, ' +
      'expert comptable, expertise comptable, asesoria fiscal, commercialist*, auditing, ' +
      'administratiekantoor',
    weak: 'tax, steuern, audit, payroll, lohnbuchhaltung',
  },
  'Legal Services': {
    strong:
      'law firm, lawyers, attorneys, rechtsanwalt*, kanzlei, cabinet d avocats, avocats, abogados, ' +
      'studio legale, avvocati, advocaten*, legal services, legal tech',
    weak: 'litigation, contract law, arbeitsrecht, legal, notar',
  },
  'Management Consulting': {
    strong:
      'management consulting, consulting firm, unternehmensberatung, strategy consulting, ' +
      'cabinet de conseil, conseil en strategie, consultoria estrategica, consulenza aziendale, ' +
      'adviesbureau',
    weak: 'consult*, strategy, strategie, beratung*, advisory, transformation',
  },
  'Marketing and Advertising': {
    strong:
      'marketing agency, advertising, werbeagentur, digital agency, digitalagentur, ' +
      'online marketing, agence de communication, agencia de marketing, agenzia di comunicazione, ' +
      'reclamebureau, seo, social media marketing, performance marketing, branding, ' +
      'marketing automation',
    weak: 'marketing, campaign*, kampagne*, content, brand*, creative',
  },
  'Design and Architecture': {
    strong:
      'architecture firm, architects, architekturburo, architekten, cabinet d architecture, ' +
      'architectes, arquitectos, studio di architettura, architectenbureau, interior design, ' +
      'innenarchitekt*, product design studio, web design, webdesign, graphic design',
    weak: 'design*, planung, creative, studio',
  },
  'Media and Publishing': {
    strong:
      'publisher, publishing, verlag*, newspaper, magazine, maison d edition, editorial, ' +
      'casa editrice, uitgeverij, broadcaster, podcast network, film production, filmproduktion, ' +
      'video production, journalism',
    weak: 'media, news, content, editor*, video',
  },
  Gaming: {
    strong:
      'game studio, video game*, games developer, mobile games, spieleentwickler, jeux video, ' +
      'videojuegos, videogiochi, esports',
    weak: 'game*, player*, gaming',
  },
  Telecommunications: {
    strong:
      'telecommunication*, telekommunikation, telecom*, broadband, glasfaser, fibre network, ' +
      'mobile network, voip, internet service provider',
    weak: 'network*, 5g, sim, connectivity',
  },
  Healthcare: {
    strong:
      'healthcare, health care, hospital*, clinic, clinics, klinik*, krankenhaus*, arztpraxis, ' +
      'patient*, clinique, sante, salud, sanita, zorg, medical practice, telemedicine, ' +
      'digital health, pflegedienst',
    weak: 'medical, medizin*, doctor*, arzt*, care, therapy, diagnos*',
  },
  'Medical Devices': {
    strong:
      'medical device*, medizintechnik, medizinprodukt*, dispositifs medicaux, ' +
      'dispositivos medicos, dispositivi medici, implants, surgical instrument*, ' +
      'diagnostics devices',
    weak: 'fda, mdr, implant*, surgical',
  },
  'Pharmaceuticals and Biotechnology': {
    strong:
      'pharmaceutical*, pharma, biotech*, drug discovery, clinical trials, therapeutics, ' +
      'biotechnolog*, farmaceutic*, gene therapy, vaccine*',
    weak: 'clinical, molecule*, patient*, laborator*, research',
  },
  Education: {
    strong:
      'education, e learning, elearning, online courses, university, school, edtech, bildung*, ' +
      'weiterbildung*, schulung*, formation professionnelle, formacion, formazione, opleiding*, ' +
      'tutoring, learning platform',
    weak: 'student*, teacher*, course*, learn*, training, academy, akademie',
  },
  'Human Resources and Recruiting': {
    strong:
      'recruiting, recruitment, staffing, personalvermittlung, personaldienstleist*, ' +
      'human resources, hr software, payroll software, talent acquisition, interim, zeitarbeit, ' +
      'cabinet de recrutement, applicant tracking, seleccion de personal, uitzendbureau',
    weak: 'candidate*, hiring, employee*, mitarbeiter*, talent, onboarding',
  },
  'Retail and E-commerce': {
    strong:
      'online shop, onlineshop, webshop, boutique en ligne, tienda online, negozio online, ' +
      'retailer, einzelhandel, einzelhandler, ecommerce, e commerce, department store, supermarket',
    weak: 'shop, store, cart, warenkorb, panier, versand, retail*, sale, delivery',
  },
  'Fashion and Apparel': {
    strong:
      'fashion, apparel, clothing, mode, bekleidung, vetements, moda, ropa, abbigliamento, ' +
      'kleding, footwear, schuhe, jewellery, jewelry, schmuck, textile*',
    weak: 'collection, wear, dress, fabric',
  },
  'Furniture and Home': {
    strong:
      'furniture, mobel*, meubles, muebles, mobili, meubelen, ebenisterie, schreinerei, ' +
      'tischlerei, menuiserie, carpentry, kitchens, kuchen, home decor',
    weak: 'table*, chair*, chene, eiche, wood, holz, bois, bench, sofa',
  },
  'Food and Beverage': {
    strong:
      'food producer, food and beverage, lebensmittel*, bakery, backerei*, brewery, brauerei, ' +
      'brasserie, winery, weingut, vignoble, coffee roaster*, agroalimentaire, alimentos, ' +
      'alimentari, food manufacturer*',
    weak: 'food, taste, organic, bio, ingredients, drink*, recipe*',
  },
  'Restaurants and Catering': {
    strong: 'restaurant, catering, cafe, bistro, gastronomie, gastronomy, traiteur, ristorante, pizzeria',
    weak: 'menu, chef, dinner, lunch, reservation',
  },
  'Travel and Hospitality': {
    strong:
      'hotel*, travel agency, reiseburo, tourism, tourismus, tourisme, turismo, holiday rental*, ' +
      'ferienwohnung*, vacation rental*, hospitality, tour operator, booking software for hotels',
    weak: 'travel, reise*, guest*, booking, trip*, stay',
  },
  'Real Estate': {
    strong:
      'real estate, immobilien*, immobilier, inmobiliari*, immobiliare, vastgoed, ' +
      'property management, hausverwaltung, proptech, estate agent*, makler, property developer',
    weak: 'property, properties, rent, tenant*, mieter, apartment*, landlord*',
  },
  Construction: {
    strong:
      'construction, bauunternehmen, hochbau, tiefbau, general contractor, batiment, ' +
      'travaux publics, construccion, edilizia, bouwbedrijf, dachdecker, roofing, ' +
      'civil engineering, renovation*, contech',
    weak: 'building*, bau*, contractor*, concrete, site',
  },
  Automotive: {
    strong:
      'automotive, automobil*, car dealer*, autohaus, autowerkstatt, concessionnaire, ' +
      'vehicle manufacturer, car parts, electric vehicles, automovil*, fahrzeugbau',
    weak: 'car, cars, vehicle*, fahrzeug*, auto, driver*, voiture*',
  },
  'Aerospace and Defence': {
    strong:
      'aerospace, aviation, luftfahrt, raumfahrt, aeronautique, aeroespacial, defence, ' +
      'defense contractor, satellite*, drone*, uav, space technology, rocket*',
    weak: 'aircraft, flight, orbit, military, pilot*',
  },
  Maritime: {
    strong:
      'maritime, shipyard, werft, shipping company, reederei, chantier naval, vessel*, ' +
      'marine equipment, rope maker*, mooring, fishing gear',
    weak: 'ship, ships, port, sea, boat*, marine, rope*',
  },
  Agriculture: {
    strong:
      'agriculture, agritech, agtech, landwirtschaft*, agricole, agricultura, agricoltura, ' +
      'landbouw, farming, farmers, crop*, livestock, precision farming, greenhouse*',
    weak: 'farm*, seed*, soil, harvest*, yield',
  },
  'Chemicals and Materials': {
    strong:
      'chemical*, chemie, chimie, quimica, chimica, polymers, coatings, adhesives, klebstoff*, ' +
      'advanced materials, packaging, verpackung*, emballage*, embalaje*, paper mill, steel, ' +
      'glass manufacturer',
    weak: 'material*, resin, additive*, lab',
  },
  Events: {
    strong:
      'event management, eventagentur, event agency, conference organi*, ticketing, messebau, ' +
      'agence evenementielle, organizacion de eventos, trade fair*',
    weak: 'event*, venue*, ticket*, conference',
  },
  'Sports and Fitness': {
    strong:
      'fitness, gym, gyms, sportverein, sports club, yoga, fitnessstudio, salle de sport, ' +
      'gimnasio, palestra, sporting goods, sportartikel',
    weak: 'sport*, training, coach*, athlete*',
  },
  'Beauty and Personal Care': {
    strong:
      'cosmetics, kosmetik*, cosmetiques, cosmeticos, skincare, hair salon, friseur*, coiffure, ' + 'beauty',
    weak: 'skin, hair, salon, natural',
  },
  'Public Sector and Non-profit': {
    strong:
      'non profit, nonprofit, charity, gemeinnutzig*, association loi 1901, ngo, foundation, ' +
      'stiftung, govtech, municipality, stadtverwaltung, collectivites',
    weak: 'donat*, volunteer*, community, citizen*, public sector',
  },
  'Engineering Services': {
    strong:
      'engineering services, ingenieurburo, ingenieurdienstleist*, bureau d etudes, ingenieria, ' +
      'studio di ingegneria, ingenieursbureau, structural engineering, product development services',
    weak: 'engineering, cad, simulation, planung',
  },
  'Security and Facility Services': {
    strong:
      'security services, sicherheitsdienst, facility management, gebaudereinigung, ' +
      'cleaning services, nettoyage, limpieza, alarm systems, video surveillance, access control',
    weak: 'guard*, clean*, alarm*, building',
  },
  'Printing and 3D Printing': {
    strong:
      'printing company, druckerei, imprimerie, imprenta, tipografia, drukkerij, 3d printing, ' +
      'additive manufacturing, 3d druck, impression 3d',
    weak: 'print*, druck*',
  },
  Software: {
    strong:
      'software, saas, software as a service, softwareentwicklung, logiciel*, ' +
      'software development, app development, low code, no code',
    weak:
      'platform, plattform, plateforme, api, cloud, app, automation, workflow*, dashboard*, ' +
      'integration*',
  },
  Manufacturing: {
    strong:
      'manufacturer of, manufactures, manufacturing, hersteller von, fabricant de, fabricante de, ' +
      'produttore di, fabrikant van, zerspanung, spritzguss, injection moulding, ' +
      'injection molding, metal fabrication, metallbau, contract manufactur*',
    weak: 'factory, factories, fabrik, usine, fabrica, production, produktion, oem, werk',
  },
  'Pets and Animal Care': {
    strong:
      'pet food, dog food, cat food, veterinar*, tierarzt*, tiernahrung, tierbedarf, animalerie, pet care, mascotas',
    weak: 'dog*, cat, cats, pet, pets, hund*, chien*',
  },
};
