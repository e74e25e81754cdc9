import type { IndustryWords } from './industry-words';

/** Industries that make or grow things. */
export const GOODS_INDUSTRIES: Readonly<Record<string, IndustryWords>> = {
  Furniture: {
    strong:
      'furniture, mobel*, meubles, muebles, mobili, mobilia, moveis, mobiliario, ' +
      'meubel*, meble, nabytek, inredning, arredament*, arredo, ebenisterie, ebanisteria, ' +
      'schreinerei, tischlerei, menuiserie, falegnam*, carpintaria, carpinteria, ' +
      'meubelmakerij, stolarstwo, truhlarstvi, snickeri, mobelsnedkeri, furniture maker*, ' +
      'joinery, cabinet maker*, fitted kitchens, kuchenstudio, einbaukuchen, cucine, kitchens, ' +
      'upholster*, sofas, mattresses, home decor, interior furnishings',
    weak:
      'table*, chair*, chene, eiche, roble, noce, rovere, wood, holz, bois, legno, madera, ' +
      'madeira, hout, drewn*, trae, bench, sofa, showroom, tavoli, stuhle, tische, stoelen',
  },
  'Food and Beverage': {
    strong:
      'food producer, food and beverage, food products, food manufacturer*, lebensmittel*, ' +
      'bakery, backerei*, boulangerie*, panaderia*, panificio, bakkerij, piekarnia, pekarna, ' +
      'brewery, breweries, craft beer*, brauerei*, bier, cerveza*, cerveceria, cerveja*, ' +
      'birrificio, birra, browar, pivovar, bryggeri, brouwerij, brasserie artisanale, winery, ' +
      'wines, weingut, winzer*, vignoble, domaine viticole, bodega*, vinedos, cantina, vini, ' +
      'vinho*, wijnhandel, distillery, destillerie, distillerie, destileria, coffee roaster*, ' +
      'kaffeerosterei, torrefacteur, torrefazione, coffee, kaffee, tea, chocolate*, chocolat*, ' +
      'schokolade, cioccolato, cheese, kaserei, fromage*, fromagerie, queso*, queseria, ' +
      'caseificio, formaggi*, dairy, molkerei, meat, metzgerei, fleischerei, boucherie, ' +
      'charcuterie, embutidos, jamon*, salumi, salumificio, seafood, fischfeinkost, honey, ' +
      'miel, pasta, olive oil, aceite de oliva, aove, almazara, olio di oliva, olio ' +
      'extravergine, frantoio, azeite, huile d olive, conservas, agroalimentaire, alimentos, ' +
      'alimentari, alimentar, voedingsmiddelen, zywnosc, spozywcz*, potraviny, livsmedel, ' +
      'fodevarer, naeringsmiddel, elintarvike*, feinkost, delicatessen, epicerie fine, sauces, ' +
      'snacks, soft drinks, beverage*, getranke*, mineral water',
    weak:
      'food, taste, organic, bio, ingredients, drink*, recipe*, flavour*, cosecha, raccolto, ' +
      'aceite, vino, vin, wein, oil, brew*, roast*, bread, brot, pan',
  },
  Fashion: {
    strong:
      'fashion, apparel, clothing, bekleidung, vetements, pret a porter, moda, ropa, ' +
      'abbigliamento, kleding, odziez, obleceni, klader, toj, klaer, vaatteet, footwear, ' +
      'schuhe, chaussures, zapatos, calzado, calzature, calcado, scarpe, schoenen, obuwie, ' +
      'sneakers, knitwear, strickwaren, lingerie, dessous, handbags, maroquinerie, ' +
      'pelletteria, marroquineria, leather goods, jewellery, jewelry, schmuck, bijoux, ' +
      'joyeria, gioielli, gioielleria, sieraden, bizuteria, smycken, watchmak*, horlogerie, ' +
      'tailor*, haute couture, modelabel, streetwear, swimwear, workwear',
    weak: 'collection, collections, wear, dress, fabric, cotton, wool, leather, leder, cuir, size ' + 'guide',
  },
  Textiles: {
    strong:
      'textile*, textil*, tessile, tessuti, weaving mill, weberei, tissage, tejidos, tecidos, ' +
      'spinning mill, spinnerei, yarn*, garne, filati, fabrics, home textiles, bed ' +
      'linen, bettwasche, tkanin*',
    weak: 'cotton, wool, linen, silk, loom*, dyeing',
  },
  Cosmetics: {
    strong:
      'cosmetics, kosmetik*, cosmetique*, cosmetica, cosmeticos, cosmetici, kosmetyki, ' +
      'kosmetika, skincare, skin care, hautpflege, soins de la peau, cuidado de la piel, ' +
      'huidverzorging, perfume*, parfum*, profumi, hair care, make up, naturkosmetik, soap, ' +
      'savon*, seife*, jabon*',
    weak: 'skin, haut, peau, piel, serum, cream, creme, natural, vegan',
  },
  Machinery: {
    strong:
      'maschinenbau, machinery, machine builder*, sondermaschinen*, anlagenbau, machines ' +
      'industrielles, machines speciales, maquinaria, macchinari, macchine, maquinas, ' +
      'machinebouw, maszyny, stroje, strojirenstvi, maskiner, maskinfabrik, koneet, konepaja, ' +
      'mechanical engineering, machine tools, werkzeugmaschinen, utensili, pumps, pumpen, ' +
      'pompes, bombas, pompe, valves, armaturen, gearboxes, getriebe, compressors, conveyors, ' +
      'fordertechnik, packaging machines, verpackungsmaschinen, industrial equipment, process ' +
      'equipment, hydraulics, hydraulik*',
    weak:
      'maschine*, machine*, fertigung*, ersatzteile, spare parts, konstruktion, cnc, plant ' +
      'engineering, antriebstechnik',
  },
  Robotics: {
    strong: 'robot*, robotics, robotik*, robotique, robotica, robotyka, cobot*, autonomous mobile',
    weak: 'automation, automatisierung*, actuator*, gripper*, autonomous',
  },
  'Industrial Automation': {
    strong:
      'industrial automation, automatisierungstechnik, automation technology, automazione ' +
      'industriale, automatisation industrielle, automatizacion industrial, automacao ' +
      'industrial, industriele automatisering, automatyka przemyslowa, steuerungstechnik, ' +
      'schaltschrankbau, scada, control systems',
    weak: 'plc, sps, automation, automatisierung*, sensor*, control',
  },
  Electronics: {
    strong:
      'electronics, elektronik*, electronique, electronica, elettronica, eletronica, pcb, ' +
      'printed circuit boards, sensors, sensorik, capteurs, sensores, photonics, photonik, ' +
      'optics, optik, embedded systems, consumer electronics, audio equipment, loudspeakers, ' +
      'lautsprecher, measuring instruments, messtechnik, led lighting, beleuchtung, leuchten, ' +
      'luminaires, iluminacion, illuminazione, verlichting',
    weak: 'chip*, sensor*, circuit*, firmware, iot, device*, signal*',
  },
  Semiconductors: {
    strong:
      'semiconductor*, halbleiter*, semiconducteur*, semiconductores, semiconduttori, ' +
      'integrated circuits, asic, wafer*, chip design, fabless',
    weak: 'chip*, circuit*, silicon',
  },
  'Medical Devices': {
    strong:
      'medical device*, dispositif medical, patch connecte, wearable medical, medizintechnik, medizinprodukt*, dispositifs medicaux, dispositivos ' +
      'medicos, dispositivi medici, medische hulpmiddelen, wyroby medyczne, medicintekni*, ' +
      'implants, surgical instrument*, diagnostics devices, medtech, orthopaedic devices, ' +
      'hearing aids, horgerate, prosthe*, in vitro diagnostic*',
    weak: 'fda, mdr, implant*, surgical, catheter*',
  },
  Pharmaceuticals: {
    strong:
      'pharmaceutical*, pharma, farmaceutic*, farmaceutisch*, lakemedel, laegemidler, leki, ' +
      'leciv*, arzneimittel, medicaments, medicamentos, farmaci, generics, drug manufacturer, ' +
      'active ingredients, wirkstoffe',
    weak: 'clinical, molecule*, gmp, dosage, tablet*',
  },
  Biotechnology: {
    strong:
      'biotech*, biotechnolog*, drug discovery, therapeutics, clinical stage, gene therapy, ' +
      'cell therapy, vaccine*, antibod*, antikorper, enzymes, enzyme*, biopharma*, synthetic ' +
      'biology, rna, genomics, preclinical, bioprocess*, fermentation technology, oncology ' +
      'pipeline, life sciences',
    weak: 'clinical, molecule*, laborator*, research, protein*, pipeline, phase 1, phase 2, ' + 'disease*',
  },
  Automotive: {
    strong:
      'automotive, automobil*, car dealer*, car repair, autohaus, autowerkstatt, kfz ' +
      'werkstatt, kfz*, concessionnaire, garage automobile, concesionario, taller mecanico, ' +
      'concessionaria, autofficina, oficina mecanica, autobedrijf, garagebedrijf, warsztat ' +
      'samochodowy, autoservis, bilverkstad, bilforhandler, vehicle manufacturer, car parts, ' +
      'autoteile, ricambi auto, electric vehicles, automovil*, fahrzeugbau, truck parts, ' +
      'motorcycles, motorrad*, car rental',
    weak: 'car, cars, vehicle*, fahrzeug*, auto, driver*, voiture*, coches, carros, tyres, reifen',
  },
  Bicycles: {
    strong:
      'bicycle*, bikes, bike manufacturer, fahrrad*, fahrrader, velos, velo, bicicletas, ' +
      'biciclette, fietsen, rowery, cykler, cyklar, e bikes, ebikes, cargo bikes, lastenrad*, ' +
      'frame builder',
    weak: 'frame*, wheels, ride, cycling, cyclist*',
  },
  Aerospace: {
    strong:
      'aerospace, aviation, luftfahrt, raumfahrt, aeronautique, aeroespacial, aerospaziale, ' +
      'lotnictw*, satellite*, drone*, uav, space technology, rocket*, launch vehicle*, ' +
      'aircraft',
    weak: 'flight, orbit, pilot*, propulsion, payload*',
  },
  Defence: {
    strong:
      'defence contractor, defense contractor, defence technology, defense technology, ' +
      'military equipment, verteidigungstechnik, rustung*, industrie de defense, industria de ' +
      'defensa',
    weak: 'military, armed forces, tactical',
  },
  Maritime: {
    strong:
      'maritime, maritim*, shipyard, werft, shipping company, reederei, chantier naval, ' +
      'astillero*, cantiere navale, estaleiro, scheepswerf, stocznia, varv, skibsvaerft, ' +
      'vessel*, marine equipment, rope maker*, mooring, fishing gear, boatbuilder*, yachts, ' +
      'bootsbau, sailmaker*, aquaculture, oppdrett*, fish farming',
    weak: 'ship, ships, port, sea, boat*, marine, rope*, sailing',
  },
  Chemicals: {
    strong:
      'chemical*, chemie, chemische, chimie, chimique*, quimica, quimicos, chimica, chimici, ' +
      'chemia, chemicke, kemi, kemisk*, polymers, coatings, lacke, adhesives, klebstoff*, ' +
      'advanced materials, resins, solvents, fertilizers, fertilisers, pigments, detergents, surfactants, ' +
      'plastics, kunststoff*, plasturgie, plasticos, materie plastiche, injection moulding, ' +
      'injection molding, spritzguss, rubber products',
    weak: 'material*, resin, additive*, lab, formulation*',
  },
  Packaging: {
    strong:
      'packaging, verpackung*, emballage*, embalaje*, embalagen*, imballagg*, verpakking*, ' +
      'opakowan*, obaly, emballasje, pakkaukset, corrugated, wellpappe, cartons, labels ' +
      'manufacturer',
    weak: 'boxes, bottles, film, recyclable',
  },
  'Building Materials': {
    strong:
      'building materials, zement*, beton*, bindemittel*, concrete products, precast concrete, baustoff*, materiaux de construction, materiales de construccion, ' +
      'materiali edili, bouwmaterialen, materialy budowlane, stavebni materialy, ' +
      'byggematerialer, byggmaterial, windows and doors, fenster und turen, fenetres, ' +
      'ventanas, serramenti, infissi, kozijnen, okna, cement, ziegel*, tiles, fliesen, ' +
      'carrelage, azulejos, ceramica, insulation, dammstoffe, flooring, parkett, natural ' +
      'stone, naturstein*, roofing materials',
    weak: 'facade*, glass, glas, door*, fenster, wood, steel',
  },
  Agriculture: {
    strong:
      'agriculture, agritech, agtech, landwirtschaft*, agricole, agricultura, agricoltura, ' +
      'agricola, landbouw, rolnictw*, zemedels*, jordbruk, landbrug, landbruk, maatalous, ' +
      'farming, farmers, crop*, livestock, precision farming, greenhouse*, horticultur*, ' +
      'gartenbau, viveros, vivaio, baumschule, plant nursery, cooperativa agraria, seeds, ' +
      'saatgut, olivar*, olivicultor*',
    weak: 'farm*, seed*, soil, harvest*, yield, campo, irrigation',
  },
  Energy: {
    strong:
      'energy, energie, energia, energetyka, energetika, energi, electricity, stromversorg*, ' +
      'power plant*, kraftwerk*, utilities, stadtwerke, smart grid, energy management, ' +
      'energiemanagement, batteries, oil and gas, heating oil, natural gas, hydrogen, ' +
      'wasserstoff, hydrogene, hidrogeno, ev charging, charging stations, ladestationen, ' +
      'bornes de recharge',
    weak: 'power, strom, grid, kwh, carbon, emission*, meter*, demand response, load, mw, gwh',
  },
  'Renewable Energy': {
    strong:
      'solar, solaire, photovoltaik*, photovoltaique, fotovoltai*, fotowoltaik*, solceller, ' +
      'solarstrom, zonnepanelen, panneaux solaires, placas solares, pannelli solari, wind ' +
      'power, windenergie, windkraft, eolien*, eolic*, vindkraft, renewable*, erneuerbare*, ' +
      'renouvelable*, renovables, rinnovabil*, renovaveis, hernieuwbare, odnawialn*, ' +
      'obnoviteln*, biogas, heat pump*, warmepumpe*, pompe a chaleur, aerotermia, geothermal, ' +
      'hydropower, wasserkraft',
    weak: 'panel*, inverter*, turbine*, storage, kwp, mwp',
  },
  Printing: {
    strong:
      'printing company, print shop, druckerei, imprimerie, imprenta, tipografia, grafica ' +
      'editoriale, drukkerij, drukarnia, tiskarna, tryckeri, trykkeri, digital printing, ' +
      'offset printing, large format printing',
    weak: 'print*, druck*, paper, papier',
  },
  '3D Printing': {
    strong:
      '3d printing, additive manufacturing, 3d druck, impression 3d, impresion 3d, stampa 3d, ' +
      '3d printers',
    weak: 'filament, layer, prototype*',
  },
  Toys: {
    strong:
      'toys, spielzeug, spielwaren, jouets, juguetes, giocattoli, speelgoed, zabawki, hracky, ' +
      'leksaker, legetoj, board games, brettspiel*, puzzles',
    weak: 'children, kids, play, kinder',
  },
  'Sporting Goods': {
    strong:
      'sporting goods, sportartikel, articles de sport, articulos deportivos, articoli ' +
      'sportivi, outdoor equipment, outdoor gear, climbing gear, kletter*, skis, ski ' +
      'manufacturer, surfboards, fishing tackle, golf clubs, camping gear',
    weak: 'outdoor, sport*, athlete*, trail',
  },
  'Pet Products': {
    strong:
      'pet food, dog food, cat food, tiernahrung, tierfutter, tierbedarf, animalerie, ' +
      'alimentation animale, comida para mascotas, alimenti per animali, dierenvoeding, karma ' +
      'dla, pet products, pet supplies',
    weak: 'dog*, cat, cats, pet, pets, hund*, chien*, perro*',
  },
  Manufacturing: {
    strong:
      'manufacturer of, manufactures, manufacturing, hersteller von, fabricant de, fabricante ' +
      'de, fabricacion de, fabrication de, produttore di, produzione di, fabrikant van, ' +
      'producent, vyrobce, tillverkare, tillverkning, producent af, produsent, valmistaja, ' +
      'zerspanung, lohnfertigung, prazisionsteile, machining, metal fabrication, metallbau, ' +
      'metallverarbeitung, sheet metal, blechbearbeitung, tolerie, chaudronnerie, usinage, ' +
      'mecanizado, caldereria, carpenteria metallica, metaalbewerking, obrobka metali, ' +
      'contract manufactur*, foundry, giesserei, fonderie, forge, glass manufacturer, ' +
      'ceramics, keramik*, steel, stahlbau, foundries',
    weak:
      'factory, factories, fabrik, usine, fabrica, fabbrica, fabriek, fabryka, production, ' +
      'produktion, produccion, oem, werk, atelier, workshop',
  },
};
