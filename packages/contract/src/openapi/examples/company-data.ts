import type { CompanyData } from '../../company-data';

/** The data of a demo company, with shorter lists. */
export const LUMENFOLD: Required<CompanyData> = {
  company: {
    name: 'Lumenfold',
    description:
      'Lumenfold makes energy software for cold-storage warehouses: it forecasts refrigeration load, buys power when it is cheap and keeps every pallet inside its temperature band.',
    founded_year: 2017,
    company_status: 'active',
    phone: '+442079460318',
    email: 'hello@lumenfold.example',
    domain: 'lumenfold.example',
    linkedin_url: 'https://www.linkedin.com/company/lumenfold-demo',
    facebook_url: 'https://www.facebook.com/lumenfold.demo',
    twitter_url: 'https://x.com/lumenfold_demo',
    headquarter_country: 'United Kingdom',
    headquarter_city: 'London',
    registered_address: '5 Cooperage Row, London, SE16 9QP, United Kingdom',
    office_locations: [
      'London, United Kingdom',
      'Hamburg, Germany',
      'Lyon, France',
      'Rotterdam, Netherlands',
    ],
    employee_count: 84,
    employee_range: '51-200',
    legal_name: 'LUMENFOLD LIMITED',
    company_number: '99018264',
    company_type: 'Private limited company',
    date_of_creation: '2017-03-09',
    jurisdiction: 'GB-EAW',
    sic_codes: ['35140', '62012'],
  },
  business: {
    industries_count: 4,
    industries: ['Software', 'Cold chain', 'Energy software', 'Energy'],
    business_model: ['B2B', 'SaaS'],
    revenue_model: ['Subscription'],
    target_audience: 'Cold-storage warehouses',
    taxonomy_count: 1,
    taxonomy: ['Cold chain logistics'],
    services_count: 1,
    services: [
      {
        name: 'Lumenfold Forecast',
        description: 'Forecasts the refrigeration load of every chamber for the next 48 hours.',
      },
    ],
    certificates_count: 1,
    certificates_and_compliance: [
      {
        name: 'Cyber Essentials Plus',
        description: "Certified by the United Kingdom's national scheme.",
      },
    ],
    market_problems_count: 1,
    market_problems: [
      {
        title: 'Ageing refrigeration plants',
        description: 'A failing valve shows in the data weeks before it shows on the thermometer.',
      },
    ],
    target_countries_count: 1,
    target_countries: [
      {
        country: 'Germany',
        country_code: 'DE',
        ai_reasoning: 'Language version, named service area, office and customer story found for Germany.',
        confidence: 'high',
      },
    ],
    potential_target_countries_count: 1,
    potential_target_countries: [
      {
        country: 'Netherlands',
        country_code: 'NL',
        ai_reasoning: 'Job opening found for Netherlands.',
        confidence: 'medium',
      },
    ],
  },
  technology: {
    total_technologies: 4,
    categories_count: 4,
    technologies: ['Google Tag Manager', 'HubSpot', 'Hugo', 'Go'],
    technology_stack: {
      'Marketing automation': [
        {
          name: 'HubSpot',
          description:
            'HubSpot is a marketing and sales software that helps companies attract visitors, convert leads, and close customers.',
        },
      ],
      'Programming languages': [
        {
          name: 'Go',
          description: null,
        },
      ],
      'Static site generator': [
        {
          name: 'Hugo',
          description: 'Hugo is an open-source static site generator written in Go.',
        },
      ],
      'Tag managers': [
        {
          name: 'Google Tag Manager',
          description: 'Google Tag Manager is a tag management system.',
        },
      ],
    },
    last_updated: '2026-11-26T14:05:39.102Z',
  },
  funding: {
    total_funding: 36_709_300,
    funding_stage: 'Series B',
    last_funding_date: '2026-09-16',
    funding_round_count: 2,
    last_valuation: null,
    investment_history: [
      {
        date: '2026-09-16',
        stage: 'Series B',
        amount: 24_000_000,
        amount_usd: 26_299_200,
        currency: 'EUR',
        valuation: null,
        valuation_usd: null,
        investors: ['Harbour Lane Ventures', 'Kestrel Seed Partners', 'Tidewater Growth'],
      },
      {
        date: '2024-02-13',
        stage: 'Series A',
        amount: 8_000_000,
        amount_usd: 8_634_400,
        currency: 'EUR',
        valuation: null,
        valuation_usd: null,
        investors: ['Tidewater Growth', 'Kestrel Seed Partners'],
      },
    ],
    investors_count: 3,
    investors: ['Harbour Lane Ventures', 'Kestrel Seed Partners', 'Tidewater Growth'],
    notable_investors_count: 0,
    notable_investors: [],
    lead_investors: ['Harbour Lane Ventures', 'Tidewater Growth'],
    acquisitions: null,
  },
  team: {
    team_count: 1,
    team_members: [
      {
        name: 'Maren Oduya',
        position: 'Co-founder and Chief Executive Officer',
        linkedin_url: 'https://www.linkedin.com/in/maren-oduya-demo',
        country: null,
        city: null,
        nationality: 'British',
        biography:
          'Maren ran the refrigeration floor of a frozen-food distributor for nine years before she started Lumenfold in 2017.',
        experience: [],
        education: [],
      },
    ],
    monthly_growth: null,
    three_month_growth: {
      change: 6,
      percentage: 7.69,
      from: 78,
      to: 84,
      period_start: 'August 2026',
      period_end: 'November 2026',
    },
    six_month_growth: null,
    historical_employee_data: [
      {
        month_name: 'December 2025',
        employee_count: 71,
      },
      {
        month_name: 'August 2026',
        employee_count: 78,
      },
      {
        month_name: 'November 2026',
        employee_count: 84,
      },
    ],
    job_listings_count: 6,
    job_titles_count: 6,
    job_locations_count: 4,
    job_countries_count: 4,
    key_role_openings_count: 3,
    job_titles: [
      'Country Manager, Netherlands',
      'Field Installation Lead',
      'VP Engineering',
      'Senior Backend Engineer',
      'Data Scientist, Refrigeration',
      'Account Executive, DACH',
    ],
    job_locations: ['Rotterdam, Netherlands', 'Hamburg, Germany', 'London, United Kingdom', 'Lyon, France'],
    job_countries: ['Netherlands', 'Germany', 'United Kingdom', 'France'],
    hiring_status: 'actively_hiring',
    key_role_openings: [
      {
        title: 'Country Manager, Netherlands',
        location: 'Rotterdam, Netherlands',
        country: 'Netherlands',
        posted_date: '2026-11-16',
      },
      {
        title: 'Field Installation Lead',
        location: 'Hamburg, Germany',
        country: 'Germany',
        posted_date: '2026-11-12',
      },
      {
        title: 'VP Engineering',
        location: 'London, United Kingdom',
        country: 'United Kingdom',
        posted_date: '2026-11-10',
      },
    ],
  },
  signals: {
    highlights_count: 4,
    highlights: [
      {
        type: 'acquisition',
        title: 'Maren Oduya of Lumenfold reportedly in talks to acquire Metrowatt',
        date: '2026-11-03',
        description: null,
        entities: {
          company: 'Metrowatt',
          class: 'rumour',
          source_url: 'https://gridreporter.example/news/oduya-hamburg',
          seen_on: '2026-11-26',
          evidence: '1',
        },
      },
      {
        type: 'product',
        title: 'Lumenfold launches Tideline, load shifting for multi-site operators',
        date: '2026-10-21',
        description:
          'Lumenfold today launched Tideline, a product that plans cooling across all sites of an operator and sells the flexibility to the grid operator. Coldbridge Foods has run it at eleven sites since June.',
        entities: {
          product: 'Tideline',
          class: 'confirmed',
          source_url: 'https://lumenfold.example/news/tideline',
          seen_on: '2026-11-26',
          evidence: '1',
        },
      },
      {
        type: 'funding',
        title: 'Lumenfold raises €24 million Series B led by Harbour Lane Ventures',
        date: '2026-09-16',
        description:
          'LONDON. Lumenfold, which makes energy software for cold-storage warehouses, has raised €24 million in a Series B round led by Harbour Lane Ventures. Tidewater Growth and the existing investor Kestrel Seed Partners took part.',
        entities: {
          amount: 'EUR 24000000',
          investors: 'Harbour Lane Ventures, Kestrel Seed Partners, Tidewater Growth',
          form: 'SH01',
          round: 'Series B',
          lead_investors: 'Harbour Lane Ventures',
          amount_usd: '26299200',
          class: 'confirmed',
          source_url: 'https://lumenfold.example/news/series-b',
          seen_on: '2026-11-26',
          evidence: '4',
        },
      },
      {
        type: 'expansion',
        title: 'Lumenfold opens an office in Hamburg',
        date: '2026-04-08',
        description:
          "Lumenfold has opened its third office, in Hamburg's warehouse district, to serve customers in Germany, Austria and the Nordic countries. Jonas Ekelund leads the team of nine.",
        entities: {
          places: 'Hamburg, Germany, Austria',
          class: 'confirmed',
          source_url: 'https://lumenfold.example/news/hamburg-office',
          seen_on: '2026-11-26',
          evidence: '1',
        },
      },
    ],
    linkedin_metrics: null,
    ai_insights: {
      insight:
        'Signs of growth: a funding round of USD 26.3 million (2026-09-16), openings (2026-11-26), launches (2026-10-21) and expansion (2026-04-08). Not counted: 1 rumour.',
      growth_momentum: 'strong',
      trajectory: 'expanding',
      key_indicators: [
        '2026-09-16: Lumenfold raises €24 million Series B led by Harbour Lane Ventures (funding, confirmed)',
        '2026-11-26: 6 openings',
        '2026-10-21: Lumenfold launches Tideline, load shifting for multi-site operators (product, confirmed)',
        '2026-04-08: Lumenfold opens an office in Hamburg (expansion, confirmed)',
      ],
      next_likely_move: 'A larger team: 6 openings after the round of 2026-09-16',
    },
  },
  competitors: {
    competitors_count: 2,
    competitors: [
      {
        name: 'FrostIQ',
        domain: null,
        description: null,
        similarity: 0.9,
        reason: 'Named on the company\'s own comparison page "Lumenfold vs FrostIQ"',
        source: 'website:text',
      },
      {
        name: 'Gridwatt',
        domain: 'gridwatt.example',
        description: null,
        similarity: 0.55,
        reason: 'Named on the company\'s own comparison page "Lumenfold vs Gridwatt"',
        source: 'website:text',
      },
    ],
    similar_companies_count: 0,
    similar_companies: [],
  },
};
