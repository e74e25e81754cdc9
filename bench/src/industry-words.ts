/**
 * Industries as the datasets name them, each with words that its companies use. Both are sorted with the most
 * common first.
 */
export const INDUSTRY_WORDS: Readonly<Record<string, string>> = {
  'information technology and services':
    'infrastructure network managed support cloud migration servers helpdesk integration consulting hosting backup monitoring deployment virtualisation endpoints licences outsourcing',
  construction:
    'building renovation concrete roofing contractor scaffolding foundations timber excavation masonry insulation drywall demolition sites cranes surveying plastering carpentry',
  'marketing and advertising':
    'campaigns branding audience media agency creative search display copywriting influencers impressions conversion landing outreach sponsorship slogans newsletters analytics',
  'real estate':
    'property apartments tenants leasing brokerage listings landlord mortgages valuation rentals offices condominiums landlords viewings escrow developers parcels zoning',
  'computer software':
    'platform developers api workflow automation dashboards subscription deployment integrations data interface collaboration mobile release testing documents versioning plugins',
  'financial services':
    'investment portfolio lending credit wealth advisory payments pensions funds brokerage loans savings annuities treasury settlement underwriting factoring trustees',
  'hospital & health care':
    'patients clinic nursing surgery diagnosis care rehabilitation wards emergency physicians therapy maternity radiology oncology cardiology appointments vaccination dialysis',
  'management consulting':
    'strategy transformation advisory workshops leadership governance restructuring processes benchmarks executives change turnaround roadmap facilitation mergers procurement audits efficiency',
  retail:
    'shop stores fashion checkout merchandise shelves discounts customers inventory gifts apparel outlets loyalty boutique returns seasonal cashiers displays',
  internet:
    'marketplace online users portal community search messaging streaming feeds profiles reviews directory bookmarks newsletters forums matching listings comparison',
  restaurants:
    'menu kitchen dining catering chef pizza delivery bar lunch reservations grill bakery desserts vegetarian seafood brunch noodles takeaway',
  'education management':
    'students courses school curriculum teachers learning tutoring exams certificates campus classrooms lectures enrolment scholarships grammar pupils kindergarten seminars',
  hospitality:
    'hotel guests rooms resort booking spa breakfast suites concierge weddings lodging hostel reception beachfront housekeeping banquets terrace conferences',
  accounting:
    'bookkeeping tax payroll audit invoices ledger filing statements vat reconciliation returns compliance depreciation receipts accruals controllers estates auditors',
  'health, wellness and fitness':
    'gym yoga training nutrition coaching pilates massage classes weight trainers supplements mindfulness sauna cycling stretching rehabilitation membership retreats',
  automotive:
    'vehicles repair dealership tyres brakes parts electric engines leasing workshop trucks charging bodywork exhaust gearboxes motorcycles inspections bumpers',
  'law practice':
    'lawyers litigation contracts counsel disputes attorneys patents employment notary inheritance arbitration divorce immigration trademarks mediation probate defence copyright',
  'mechanical or industrial engineering':
    'machines gearboxes bearings pumps hydraulics prototyping welding turbines conveyors automation drives milling castings valves compressors tolerances lathes actuators',
  'logistics and supply chain':
    'freight warehouse shipping parcels pallets customs carriers fulfilment tracking containers routes cargo forwarding dispatch drayage cold-storage couriers haulage',
  'food production':
    'dairy meat bakery organic packaging snacks flour sauces frozen ingredients processing cheese cereals chocolate fermentation canning poultry juices',
  telecommunications:
    'fibre mobile broadband carrier antennas voice roaming towers spectrum satellite switches telephony sim wholesale bandwidth routers masts cabling',
  insurance:
    'policies claims premiums brokers liability underwriting coverage accident actuaries reinsurance motor household annuities indemnity surveyors health pension renters',
  'human resources':
    'recruiting payroll talent onboarding benefits absence employees performance engagement assessments feedback contracts leave skills applicants workforce surveys mentoring',
  'renewables & environment':
    'solar wind panels batteries turbines emissions biogas recycling carbon heat-pumps grid storage hydrogen photovoltaic geothermal inverters offsets wastewater',
  'medical devices':
    'implants catheters sensors sterile imaging prosthetics monitors orthopaedic wearable ultrasound stents diagnostics infusion syringes dental hearing pacemakers endoscopes',
  biotechnology:
    'genome proteins antibodies enzymes sequencing cells assays therapeutics vaccines bioreactors peptides microbiome crispr biomarkers culture screening plasmids cytometry',
  'computer & network security':
    'threats encryption firewall phishing malware vulnerabilities penetration identity incidents ransomware authentication detection passwords zero-trust forensics endpoints secrets audits',
  farming:
    'crops harvest cattle grain irrigation tractors soil seeds vineyards orchards livestock fertiliser pasture greenhouse dairy poultry hay sheep',
  'apparel & fashion':
    'clothing garments denim knitwear shoes tailoring fabric leather dresses textiles jackets accessories lingerie jewellery silk embroidery sportswear hats',
  design:
    'graphic logo typography interior packaging illustration branding layouts furniture exhibition concept usability animation ceramics posters lighting sketches visual',
  'architecture & planning':
    'buildings facades urban drawings housing landscape heritage blueprints interiors renderings masterplan museums daylight schools passive timber stations courtyards',
  'events services':
    'conferences festivals tickets weddings stage catering exhibitions booths speakers lighting concerts registrations venues trade-fairs galas sound decorations badges',
  'oil & energy':
    'drilling pipelines refinery gas wells offshore petroleum power utilities reservoirs seismic lubricants rigs fuel transmission substations tankers metering',
  pharmaceuticals:
    'drugs tablets clinical-trials generics formulation dosage vaccines pharmacy molecules regulatory antibiotics oncology ointments toxicology injectables placebo excipients inhalers',
  banking:
    'accounts deposits mortgages cards branches loans transfers custody savings treasury fraud payments overdraft cheques syndicates collateral vaults correspondent',
  'staffing and recruiting':
    'candidates vacancies headhunting temporary interviews permanent placements contractors shortlists nurses drivers executives freelancers agencies seasonal salaries references rotas',
  'electrical/electronic manufacturing':
    'circuits boards semiconductors sensors connectors soldering transformers assembly cables relays microcontrollers enclosures motors lamps capacitors drones batteries firmware',
  'media production':
    'film video editing studio documentary podcasts animation cameras broadcast scripts drones sound commercials post-production subtitles casting trailers lenses',
  chemicals:
    'coatings polymers adhesives solvents resins pigments catalysts surfactants acids fertiliser additives laboratories plastics cosmetics silicones gases detergents membranes',
  furniture:
    'chairs tables sofas kitchens wood upholstery mattresses shelves cabinets desks oak beds wardrobes outdoor veneer lamps stools benches',
  'security and investigations':
    'guards alarms surveillance cameras patrol locks access investigators escorts intrusion keys bodyguards cash-transit fences monitoring gates background evidence',
  'aviation & aerospace':
    'aircraft satellites airlines propulsion avionics rockets pilots maintenance composites helicopters airports drones launch orbit cabins radar gliders telemetry',
  'computer games':
    'players multiplayer levels console puzzle characters quests engine shooter strategy esports virtual-reality arcade casual worlds guilds sandbox racing',
  printing:
    'brochures labels posters books offset digital-print packaging envelopes banners stickers bookbinding inks textiles catalogues calendars foil engraving stamps',
  veterinary:
    'pets dogs cats vaccination surgery horses clinic dentistry puppies nutrition grooming x-ray rabbits farm-animals neutering parasites microchips kennels',
  maritime:
    'vessels ports shipyard crew ferries cargo tugs containers navigation anchors yachts dredging moorings tankers lighthouses hulls bunkering salvage',
  'translation and localization':
    'translators languages interpreting subtitles localisation glossaries proofreading sworn dubbing transcription terminology manuals multilingual websites certificates contracts linguists memory',
  'museums and institutions':
    'exhibitions collections archives paintings sculpture visitors curators restoration heritage guided-tours manuscripts archaeology donations lectures prints fossils catalogues antiquities',
};
