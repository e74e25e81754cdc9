// Written by `npm run client:types`.
export interface paths {
  '/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Check the health of the API */
    get: operations['getHealth'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/company/{domain}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the data of a company, free if fresh; otherwise queue an enrichment and reserve its credits */
    get: operations['getCompany'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/company/{domain}/evidence': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the evidence behind the data of a company, and the sources queried */
    get: operations['getEvidence'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/company/{domain}/quote': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Say what a request for a company would do and cost, without doing it */
    get: operations['getQuote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/enrichment/{batch_id}/status': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the status of an enrichment */
    get: operations['getStatus'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/enrichment/{batch_id}/results': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the results of an enrichment */
    get: operations['getResults'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the account and its limits */
    get: operations['getAccountInfo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/credits': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The balance */
    get: operations['getCredits'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/usage': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get requests and credits of the current calendar month */
    get: operations['getUsage'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/history': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the key's requests, newest first */
    get: operations['getHistory'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/lists': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the account's lists, newest first */
    get: operations['getLists'];
    put?: never;
    /** Enrich up to 10000 companies, or say what that costs */
    post: operations['createList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/lists/{list_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a list and its progress */
    get: operations['getList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/lists/{list_id}/results': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get what came of each entry so far, with the data */
    get: operations['getListResults'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/lists/{list_id}/events': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Watch a list until it ends (server-sent events) */
    get: operations['getListEvents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/lists/{list_id}/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Begin no further entry of a list until it is resumed */
    post: operations['pauseList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/lists/{list_id}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Go on with a paused list */
    post: operations['resumeList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/lists/{list_id}/cancel': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** End a list; what runs ends as usual */
    post: operations['cancelList'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/deliveries': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List the account's webhook deliveries with what they say, newest first */
    get: operations['getDeliveries'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/watches': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the account's watches, newest first
     * @description Without their companies and looks, which a single watch has.
     */
    get: operations['getWatches'];
    put?: never;
    /**
     * Watch companies, and be told what is new about them
     * @description The companies are enriched again and again. `signal.detected` tells each new signal once. What the first look finds is known, not new.
     */
    post: operations['createWatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/watches/{watch_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a watch with its companies and its latest looks
     * @description With its state, the credits spent this month, when the next look begins, and the ten latest looks.
     */
    get: operations['getWatch'];
    put?: never;
    post?: never;
    /**
     * Delete a watch with what it told
     * @description An enrichment that runs ends as usual. Signals that are still owed are not sent.
     */
    delete: operations['deleteWatch'];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/watches/{watch_id}/signals': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the signals that a watch told, oldest first
     * @description Also for clients without a receiver: those after the last one that they have are new.
     */
    get: operations['getWatchSignals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/watches/{watch_id}/pause': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin and tell nothing more until the watch is resumed
     * @description An enrichment that runs ends as usual. What becomes known in the meantime is told afterwards.
     */
    post: operations['pauseWatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/watches/{watch_id}/resume': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Go on with a paused watch
     * @description After a purchase or renewal of credits, its look goes on. A look that was put off to the next month begins at once.
     */
    post: operations['resumeWatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search companies on file and in imported datasets
     * @description 2 credits for a page with at least one row; an empty page is free. Values within a filter are alternatives, all filters must match.
     */
    get: operations['searchCompanies'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/companies/resolve': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Find the domain of a company by its name
     * @description Free. Only an equal name counts, whatever its legal form, case and accents, and only if exactly one company on file has it. Everything else is a candidate.
     */
    get: operations['resolveCompany'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/signals/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Search buying signals of companies on file
     * @description 2 credits for a page with at least one row; an empty page is free. Values within a filter are alternatives, all filters must match.
     */
    get: operations['searchSignals'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/enrichment/{batch_id}/replay': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Build the data of an enrichment again
     * @description Builds the modules of a completed enrichment anew from its stored evidence, with the rules of today. Nothing is looked up or charged. The results of the enrichment stay as they are. Where it is the latest of the company, the data on file is replaced.
     */
    post: operations['replayBatch'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/account/webhook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get the account's default webhook URL */
    get: operations['getWebhook'];
    put?: never;
    /** Store the account's default webhook URL */
    post: operations['setWebhook'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/mcp': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Call agent tools and prompts (Model Context Protocol)
     * @description One JSON-RPC 2.0 request, one JSON response: no streams, sessions or batches. Revision 2025-06-18. The methods are `initialize`, `ping`, `tools/list`, `tools/call`, `prompts/list` and `prompts/get`; the endpoint lists its tools and prompts, their arguments and their prices.
     */
    post: operations['callAgentEndpoint'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  'enrichment.completed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** An enrichment completed; fetch its results from `data_url` */
    post: operations['enrichment.completed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'enrichment.failed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** An enrichment failed; its credits were refunded */
    post: operations['enrichment.failed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'enrichment.no_data_found': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** An enrichment found nothing; its credits were refunded */
    post: operations['enrichment.no_data_found'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'list.completed': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A list ended; fetch its results from `results_url` */
    post: operations['list.completed'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  'signal.detected': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A watch found a new signal about one of its companies */
    post: operations['signal.detected'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    Error: {
      /** @constant */
      success: false;
      /** @enum {string} */
      error:
        | 'webhook_required'
        | 'invalid_domain'
        | 'invalid_module'
        | 'invalid_parameter'
        | 'invalid_json'
        | 'invalid_filter_value'
        | 'invalid_list'
        | 'missing_parameter'
        | 'missing_api_key'
        | 'invalid_api_key'
        | 'api_key_disabled'
        | 'api_key_expired'
        | 'ip_not_allowed'
        | 'subscription_required'
        | 'insufficient_credits'
        | 'batch_forbidden'
        | 'origin_not_allowed'
        | 'company_not_found'
        | 'batch_not_found'
        | 'list_not_found'
        | 'watch_not_found'
        | 'data_unavailable'
        | 'not_found'
        | 'method_not_allowed'
        | 'enrichment_in_progress'
        | 'recently_enriched'
        | 'no_data_cooldown'
        | 'enrichment_processing'
        | 'no_data_found'
        | 'enrichment_failed'
        | 'max_credits_exceeded'
        | 'list_ended'
        | 'watch_limit_reached'
        | 'deprecated_parameter'
        | 'payload_too_large'
        | 'unsupported_media_type'
        | 'invalid_webhook_url'
        | 'idempotency_key_reused'
        | 'rate_limit_exceeded'
        | 'concurrent_limit_reached'
        | 'refund_limit_reached'
        | 'internal_error';
      message: string;
      hint?: string;
      documentation?: string;
      quick_test?: string;
      /** @constant */
      credits_used?: 0;
      valid_modules?: ('business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      credits_required?: number;
      credits_needed?: number;
      credits_available?: number;
      batch_id?: string | null;
      /** @description The filter whose value is unknown. */
      field?: string;
      /** @description The unknown value. */
      value?: string;
      /** @description What the filter takes; of technologies the closest. */
      valid_values?: string[];
      /** @description How many technologies are known. */
      valid_values_total?: number;
      /** @description What was probably meant; null if nothing is close. */
      nearest_match?: string | null;
      retry_after?: number;
      limits?: {
        per_minute: number;
        per_day: number;
        current_minute: number;
        current_day: number;
      };
    };
    CompanyData: {
      company: components['schemas']['Company'];
      business?: components['schemas']['Business'];
      technology?: components['schemas']['Technology'];
      funding?: components['schemas']['Funding'];
      team?: components['schemas']['Team'];
      signals?: components['schemas']['Signals'];
      competitors?: components['schemas']['Competitors'];
    };
    Company: {
      name: string | null;
      description: string | null;
      founded_year: number | null;
      company_status: ('active' | 'acquired' | 'closed') | null;
      phone: string | null;
      email: string | null;
      domain: string;
      linkedin_url: string | null;
      facebook_url: string | null;
      twitter_url: string | null;
      headquarter_country: string | null;
      headquarter_city: string | null;
      registered_address: string | null;
      office_locations: string[] | null;
      employee_count: number | null;
      employee_range: string | null;
      legal_name: string | null;
      company_number: string | null;
      company_type: string | null;
      date_of_creation: string | null;
      jurisdiction: string | null;
      sic_codes: string[] | null;
    };
    Business: {
      industries_count: number | null;
      industries: string[] | null;
      business_model: string[] | null;
      revenue_model: string[] | null;
      target_audience: string | null;
      taxonomy_count: number | null;
      taxonomy: string[] | null;
      services_count: number | null;
      services:
        | {
            name: string;
            description: string | null;
          }[]
        | null;
      certificates_count: number | null;
      certificates_and_compliance:
        | {
            name: string;
            description: string | null;
          }[]
        | null;
      market_problems_count: number | null;
      market_problems:
        | {
            title: string;
            description: string | null;
          }[]
        | null;
      target_countries_count: number | null;
      target_countries:
        | {
            country: string;
            country_code: string;
            ai_reasoning: string;
            confidence: 'high' | 'medium';
          }[]
        | null;
      potential_target_countries_count: number | null;
      potential_target_countries:
        | {
            country: string;
            country_code: string;
            ai_reasoning: string;
            confidence: 'high' | 'medium';
          }[]
        | null;
    };
    Technology: {
      total_technologies: number | null;
      categories_count: number | null;
      technologies: string[] | null;
      technology_stack: {
        [key: string]: {
          name: string;
          description: string | null;
        }[];
      } | null;
      last_updated: string | null;
    };
    Funding: {
      total_funding: number | null;
      funding_stage: string | null;
      last_funding_date: string | null;
      funding_round_count: number | null;
      last_valuation: number | null;
      investment_history:
        | {
            date: string | null;
            stage: string | null;
            amount: number | null;
            amount_usd: number | null;
            currency: string | null;
            valuation: number | null;
            valuation_usd: number | null;
            investors: string[];
          }[]
        | null;
      investors_count: number | null;
      investors: string[] | null;
      notable_investors_count: number | null;
      notable_investors:
        | {
            name: string;
            logo: string | null;
            domain: string | null;
          }[]
        | null;
      lead_investors: string[] | null;
      acquisitions: string[] | null;
    };
    Team: {
      team_count: number | null;
      team_members:
        | {
            name: string;
            position: string | null;
            linkedin_url: string | null;
            country: string | null;
            city: string | null;
            nationality: string | null;
            biography: string | null;
            experience: {
              company: string | null;
              position: string | null;
              description: string | null;
              start_date: string | null;
              end_date: string | null;
              is_current: boolean;
              location: string | null;
            }[];
            education: {
              school: string | null;
              degree: string | null;
              description: string | null;
              start_date: string | null;
              end_date: string | null;
              location: string | null;
            }[];
          }[]
        | null;
      monthly_growth: {
        change: number;
        percentage: number;
        from: number;
        to: number;
        period_start: string;
        period_end: string;
      } | null;
      three_month_growth: {
        change: number;
        percentage: number;
        from: number;
        to: number;
        period_start: string;
        period_end: string;
      } | null;
      six_month_growth: {
        change: number;
        percentage: number;
        from: number;
        to: number;
        period_start: string;
        period_end: string;
      } | null;
      historical_employee_data:
        | {
            month_name: string;
            employee_count: number;
          }[]
        | null;
      job_listings_count: number | null;
      job_titles_count: number | null;
      job_locations_count: number | null;
      job_countries_count: number | null;
      key_role_openings_count: number | null;
      job_titles: string[] | null;
      job_locations: string[] | null;
      job_countries: string[] | null;
      hiring_status: ('actively_hiring' | 'hiring' | 'passive') | null;
      key_role_openings:
        | {
            title: string;
            location: string | null;
            country: string | null;
            posted_date: string | null;
          }[]
        | null;
    };
    Signals: {
      highlights_count: number | null;
      highlights:
        | {
            type:
              | 'funding'
              | 'business'
              | 'product'
              | 'expansion'
              | 'traction'
              | 'hiring'
              | 'leadership'
              | 'acquisition'
              | 'partnership'
              | 'layoffs'
              | 'legal'
              | 'award';
            title: string;
            date: string | null;
            description: string | null;
            /** @description What is known about the event, as text: `amount`, `amount_usd` (whole dollars), `round`, `investors`, `company`, `people`, `places` and so on, if stated; for a change between two scans `change`, `from`, `to` and `since` (the date of the earlier scan). For every event: `class` (`confirmed` by the company or a register, `reported` by a named third party, or `rumour`), `source_url` (the report whose title it is), `seen_on` (the date of the scan; for a change, when it was first seen) and `evidence` (the number of pieces of evidence). */
            entities?: {
              [key: string]: string;
            };
          }[]
        | null;
      linkedin_metrics: {
        followers: number | null;
        change_percentage: number | null;
        last_post_date: string | null;
        period_start: string | null;
        period_end: string | null;
      } | null;
      ai_insights: {
        insight: string;
        growth_momentum: string;
        trajectory: string;
        key_indicators: string[];
        next_likely_move: string | null;
      } | null;
    };
    Competitors: {
      competitors_count: number | null;
      competitors:
        | {
            name: string;
            domain: string | null;
            description: string | null;
            similarity: number;
            reason: string;
            source: string;
          }[]
        | null;
      similar_companies_count: number | null;
      similar_companies:
        | {
            name: string;
            domain: string | null;
            description: string | null;
            similarity: number;
            reason: string;
            source: string;
          }[]
        | null;
    };
    Health: {
      status: string;
      service: string;
      /** Format: date-time */
      time: string;
      checks: {
        database: boolean;
      };
    };
    Cached: {
      /** @constant */
      success: true;
      data: components['schemas']['CompanyData'];
      /** @constant */
      credits_used: 0;
      /** @constant */
      from_recent_enrichment: true;
      credits_remaining: number;
      credits_breakdown: {
        base: number;
        enrichments: {
          [key: string]: number;
        };
        note: string;
      };
      modules_included: string[];
      /** @description By key of the data: when the module was built and whether its sources responded. `GET /company/{domain}/evidence` has the reasons, source by source. */
      coverage: {
        [key: string]: {
          /** Format: date-time */
          enriched_at: string;
          /** @description `checked`: every source that was queried for the module responded, so what is empty was looked for; `partly_checked`: some did not, or not in full; `not_checked`: none responded, so nothing follows from an empty field. Null if an earlier release built the module. */
          status: ('checked' | 'partly_checked' | 'not_checked') | null;
          /** @description Number of sources of the module that responded in full, also those that know nothing. */
          sources_responded: number | null;
          /** @description Sources of the module that were queried and did not respond, or not in full. */
          sources_missing: string[] | null;
        };
      };
      dedup_note?: string;
      webhook_hint?: string;
    };
    Queued: {
      /** @constant */
      success: true;
      /** @constant */
      status: 'processing';
      batch_id: string;
      credits_reserved: number;
      /** Format: uri */
      status_endpoint: string;
      /** Format: uri */
      results_endpoint: string;
      /** @constant */
      enrichment_status: 'processing';
      /** @constant */
      webhook_notification: 'enabled';
      message: string;
      hint: string;
      current_data: components['schemas']['CompanyData'];
      modules_requested: ('business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      modules_count: number;
    };
    QueuedNewDomain: {
      /** @constant */
      success: true;
      /** @constant */
      status: 'processing';
      batch_id: string;
      credits_reserved: number;
      /** Format: uri */
      status_endpoint: string;
      /** Format: uri */
      results_endpoint: string;
      /** @constant */
      enrichment_status: 'processing';
      /** @constant */
      webhook_notification: 'enabled';
      message: string;
      hint: string;
      requested_modules: ('business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      credits_remaining: number;
      domain: string;
    };
    Evidence: {
      /** @constant */
      success: true;
      domain: string;
      /** @description Grouped by field. Within a field, the evidence that the data uses comes first, then what lost against it, each in the order of trust. */
      evidence: {
        /** @description The module and its field, such as `company.name`. */
        field: string;
        /** @description The value; for a list field, one item. Null if the account may not read it: then `credits_required` says what it costs. */
        value: unknown;
        /** @description The source, with the part of it after a colon: `website:json-ld`. */
        source: string;
        /** @description Where to see it; null if it has no URL, such as a DNS record, or if the value is not shown. */
        url: string | null;
        /** Format: date-time */
        observed_at: string;
        /** @description Confidence of the reading. */
        confidence: number;
        /**
         * @description Why the data does not use it. Used evidence has no reason.
         * @enum {string}
         */
        unused_reason?: 'implausible' | 'low_confidence' | 'outranked';
        /** @description Only if the value is not shown, because the data of its module is no longer fresh and the account did not buy it within the retention of results: what an enrichment with this module costs. */
        credits_required?: number;
      }[];
      /** @description By field: how many of its pieces, from the first, the data uses. The others lost. */
      evidence_used: {
        [key: string]: number;
      };
      /** @description Number of pieces beyond 2000 that are not listed: the last of their fields, first of those that lost. */
      evidence_omitted: number;
      /** @description The outcome of each source in the enrichment that built the data on file. If modules come from several enrichments: the newest outcome that is not `not_asked`, otherwise the newest. */
      coverage: {
        sources: {
          source: string;
          /**
           * @description `found`; `nothing`: queried, and it does not know the company; `not_asked`: off, not needed, or nothing to query it with; `failed`: it did not respond properly or its queue was too long, which says nothing about the company.
           * @enum {string}
           */
          status: 'found' | 'nothing' | 'not_asked' | 'failed';
          /** @description The reason as text, with the tokens that a language model used; null if it found something and nothing is missing. */
          reason: string | null;
          /** @description When it was queried, also if the response was reused; null if it was not. */
          asked_at: string | null;
        }[];
      };
    };
    BatchStatus: {
      /** @constant */
      success: true;
      batch_id: string;
      domain: string;
      /** @enum {string} */
      status: 'queued' | 'processing' | 'completed' | 'failed' | 'no_data_found';
      requested_modules: ('business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      message: string | null;
      credits: {
        reserved: number;
        used: number;
        refunded: number;
      };
      timing: {
        /** Format: date-time */
        requested_at: string;
        started_at: string | null;
        completed_at: string | null;
        duration_seconds: number | null;
      };
      webhook: {
        url: string | null;
        sent_at: string | null;
        status: ('pending' | 'retrying' | 'delivered' | 'failed') | null;
        retries: number;
      };
      results_endpoint: string | null;
    };
    BatchResults: {
      /** @constant */
      success: true;
      batch_id: string;
      domain: string;
      /** @constant */
      status: 'completed';
      data: components['schemas']['CompanyData'];
      credits_used: number;
      credits_refunded: number;
      credits_breakdown: {
        base: number;
        enrichments: {
          [key: string]: number;
        };
      };
      modules_included: string[];
      /** @description By key of the data: when the module was built and whether its sources responded. `GET /company/{domain}/evidence` has the reasons, source by source. */
      coverage: {
        [key: string]: {
          /** Format: date-time */
          enriched_at: string;
          /** @description `checked`: every source that was queried for the module responded, so what is empty was looked for; `partly_checked`: some did not, or not in full; `not_checked`: none responded, so nothing follows from an empty field. Null if an earlier release built the module. */
          status: ('checked' | 'partly_checked' | 'not_checked') | null;
          /** @description Number of sources of the module that responded in full, also those that know nothing. */
          sources_responded: number | null;
          /** @description Sources of the module that were queried and did not respond, or not in full. */
          sources_missing: string[] | null;
        };
      };
      /** Format: date-time */
      completed_at: string;
    };
    AccountInfo: {
      /** @constant */
      success: true;
      data: {
        account: {
          id: number;
          name: string;
          email: string;
          company_name: string | null;
          /** @enum {string} */
          plan_type: 'trial' | 'starter' | 'professional' | 'business' | 'enterprise';
          /** @enum {string} */
          status: 'active' | 'past_due' | 'suspended' | 'cancelled';
          /** Format: date-time */
          created_at: string;
        };
        limits: {
          credits_per_month: number;
          rate_per_minute: number;
          rate_per_day: number;
        };
        plan_defaults: {
          credits_per_month: number;
          rate_per_minute: number;
          rate_per_day: number;
        };
        rate_limits: {
          per_minute: number;
          per_day: number;
        };
      };
    };
    Credits: {
      /** @constant */
      success: true;
      data: {
        credits: {
          balance: number;
          used: number;
          limit: number;
          total_purchased: number;
          percentage_used: number;
          resets_at: string | null;
        };
      };
    };
    Usage: {
      /** @constant */
      success: true;
      data: {
        current_limits: {
          requests_today: number;
          requests_this_minute: number;
          last_request: string | null;
        };
        monthly_usage: {
          requests: number;
          credits_consumed: number;
          period: {
            /** Format: date-time */
            start: string;
            /** Format: date-time */
            end: string;
          };
        };
        top_endpoints: {
          endpoint: string;
          requests: number;
          credits_used: number;
          avg_credits_per_request: number;
        }[];
        recent_requests: {
          id: number;
          endpoint: string;
          method: string;
          credits_consumed: number;
          response_status: number;
          /** @description Milliseconds */
          response_time: number;
          /** Format: date-time */
          requested_at: string;
          error_message: string | null;
        }[];
      };
    };
    History: {
      /** @constant */
      success: true;
      data: {
        requests: {
          id: number;
          endpoint: string;
          method: string;
          credits_consumed: number;
          response_status: number;
          /** @description Milliseconds */
          response_time: number;
          /** Format: date-time */
          requested_at: string;
        }[];
        pagination: {
          total: number;
          limit: number;
          offset: number;
          has_more: boolean;
        };
      };
    };
    WebhookStored: {
      /** @constant */
      success: true;
      message: string;
      data: {
        webhook_url: string;
      };
    };
    WebhookUrl: {
      /** @constant */
      success: true;
      data: {
        /** @description Null if none is stored. */
        webhook_url: string | null;
      };
    };
    Quote: {
      /** @constant */
      success: true;
      domain: string;
      /** @description The modules that `enrich` names, without the base. */
      modules: ('business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      /**
       * @description `fresh`: 200, free; `starts`: 202, an enrichment; `running`, `cooldown`: 409; `refused`: the error in `error`.
       * @enum {string}
       */
      outcome: 'fresh' | 'starts' | 'running' | 'cooldown' | 'refused';
      /** @description The status that the request would get. */
      response_status: number;
      /** @description The error code that it would get; null for `fresh` and `starts`. */
      error:
        | (
            | 'webhook_required'
            | 'invalid_domain'
            | 'invalid_module'
            | 'invalid_parameter'
            | 'invalid_json'
            | 'invalid_filter_value'
            | 'invalid_list'
            | 'missing_parameter'
            | 'missing_api_key'
            | 'invalid_api_key'
            | 'api_key_disabled'
            | 'api_key_expired'
            | 'ip_not_allowed'
            | 'subscription_required'
            | 'insufficient_credits'
            | 'batch_forbidden'
            | 'origin_not_allowed'
            | 'company_not_found'
            | 'batch_not_found'
            | 'list_not_found'
            | 'watch_not_found'
            | 'data_unavailable'
            | 'not_found'
            | 'method_not_allowed'
            | 'enrichment_in_progress'
            | 'recently_enriched'
            | 'no_data_cooldown'
            | 'enrichment_processing'
            | 'no_data_found'
            | 'enrichment_failed'
            | 'max_credits_exceeded'
            | 'list_ended'
            | 'watch_limit_reached'
            | 'deprecated_parameter'
            | 'payload_too_large'
            | 'unsupported_media_type'
            | 'invalid_webhook_url'
            | 'idempotency_key_reused'
            | 'rate_limit_exceeded'
            | 'concurrent_limit_reached'
            | 'refund_limit_reached'
            | 'internal_error'
          )
        | null;
      /** @description Why, in words; null for `fresh` and `starts`. */
      message: string | null;
      /** @description What to do about it, if anything is known. */
      hint: string | null;
      /** @description Seconds after which it could have another outcome, if known. */
      retry_after: number | null;
      /** @description What the request would reserve now: 0 unless the outcome is `starts`. */
      credits_required: number;
      /** @description What an enrichment with these modules costs: the base and each module. */
      full_price: number;
      /** @description The balance. */
      credits_available: number;
    };
    AgentRequest: {
      /** @constant */
      jsonrpc: '2.0';
      id?: string | number;
      /** @example tools/call */
      method: string;
      params?: {
        [key: string]: unknown;
      };
    };
    AgentResult: {
      /** @constant */
      jsonrpc: '2.0';
      id: string | number;
      result: {
        [key: string]: unknown;
      };
    };
    AgentError: {
      /** @constant */
      jsonrpc: '2.0';
      /** @description Null if the id of the request could not be read. */
      id: (string | number) | null;
      error: {
        code: number;
        message: string;
        /** @description The code and its extra fields, as in REST. */
        data: {
          /** @enum {string} */
          error:
            | 'webhook_required'
            | 'invalid_domain'
            | 'invalid_module'
            | 'invalid_parameter'
            | 'invalid_json'
            | 'invalid_filter_value'
            | 'invalid_list'
            | 'missing_parameter'
            | 'missing_api_key'
            | 'invalid_api_key'
            | 'api_key_disabled'
            | 'api_key_expired'
            | 'ip_not_allowed'
            | 'subscription_required'
            | 'insufficient_credits'
            | 'batch_forbidden'
            | 'origin_not_allowed'
            | 'company_not_found'
            | 'batch_not_found'
            | 'list_not_found'
            | 'watch_not_found'
            | 'data_unavailable'
            | 'not_found'
            | 'method_not_allowed'
            | 'enrichment_in_progress'
            | 'recently_enriched'
            | 'no_data_cooldown'
            | 'enrichment_processing'
            | 'no_data_found'
            | 'enrichment_failed'
            | 'max_credits_exceeded'
            | 'list_ended'
            | 'watch_limit_reached'
            | 'deprecated_parameter'
            | 'payload_too_large'
            | 'unsupported_media_type'
            | 'invalid_webhook_url'
            | 'idempotency_key_reused'
            | 'rate_limit_exceeded'
            | 'concurrent_limit_reached'
            | 'refund_limit_reached'
            | 'internal_error';
        } & {
          [key: string]: unknown;
        };
      };
    };
    List: {
      list_id: string;
      /** @enum {string} */
      status: 'running' | 'paused' | 'cancelling' | 'completed' | 'cancelled';
      /** @description Why it is paused, or what a running list waits for; null otherwise. */
      reason:
        ('requested' | 'insufficient_credits' | 'subscription_required' | 'refund_limit_reached') | null;
      modules: ('business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      /** @description Entries without duplicates. */
      entries: number;
      /** @description Lines left out because an earlier one is about the same company. */
      duplicates: number;
      /** @description The number of entries in each state. */
      counts: {
        [key: string]: number;
      };
      credits: {
        /** @description Of enrichments that completed. */
        spent: number;
        /** @description Of enrichments that run. */
        reserved: number;
        /** @description Of enrichments that failed or found nothing. */
        refunded: number;
        /** @description What the list will have cost if every entry that waits is enriched and completes. */
        estimate: number;
        /** @description For each enrichment. */
        price_each: number;
        max_credits: number | null;
      };
      /** @enum {string} */
      notify: 'end' | 'each';
      webhook_url: string | null;
      /** Format: date-time */
      created_at: string;
      ended_at: string | null;
      /** Format: uri */
      status_endpoint: string;
      /** Format: uri */
      results_endpoint: string;
      /** Format: uri */
      events_endpoint: string;
    };
    ListQuote: {
      /** @description Entries without duplicates. */
      entries: number;
      /** @description Entries that will be enriched and charged. */
      to_enrich: number;
      /** @description Entries whose data is on file and fresh: free. */
      fresh: number;
      /** @description Entries that are being enriched now. Free if their data is then fresh, charged otherwise. */
      running: number;
      /** @description Entries that were enriched in vain a short time ago, and are not enriched again yet. */
      cooldown: number;
      /** @description Entries that no source covers. */
      unknown: number;
      /** @description Names that no company, or more than one, on file has. */
      not_resolved: number;
      /** @description Entries that cannot be read. */
      invalid: number;
      /** @description Lines left out because an earlier one is about the same company. */
      duplicates: number;
      /** @description Credits for each enrichment. */
      price_each: number;
      /** @description Credits for all entries that will be enriched. */
      price: number;
      /** @description The same if every entry that is running now has to be enriched again. */
      price_at_most: number;
      /** @description The limit that was sent; null for none. */
      max_credits: number | null;
      /** @description The balance. */
      credits_available: number;
    };
    ListResponse: {
      /** @constant */
      success: true;
      data: components['schemas']['List'];
    };
    ListsResponse: {
      /** @constant */
      success: true;
      data: {
        lists: components['schemas']['List'][];
        /** @description `before` of the next page; null on the last one. */
        next: string | null;
      };
    };
    ListQuoteResponse: {
      /** @constant */
      success: true;
      quote: components['schemas']['ListQuote'];
      /** @description Every line that is no entry to be enriched or read, and why. */
      problems: components['schemas']['ListProblem'][];
      /** @constant */
      dry_run: true;
    };
    ListProblem: {
      /** @description The line of the CSV file, or the place in the JSON list. */
      line: number;
      /** @description What was sent, shortened. */
      input: string;
      /** @enum {string} */
      status:
        | 'waiting'
        | 'running'
        | 'completed'
        | 'failed'
        | 'no_data_found'
        | 'fresh'
        | 'cooldown'
        | 'unknown'
        | 'not_resolved'
        | 'invalid'
        | 'duplicate'
        | 'not_begun';
      reason: string;
      /** @description Of a duplicate: the line that counts. */
      first_line?: number;
      /** @description Of a name that is not resolved: companies on file that it may mean. */
      candidates?: {
        domain: string;
        name: string;
        country_code: string | null;
      }[];
    };
    ListCreatedResponse: {
      /** @constant */
      success: true;
      quote: components['schemas']['ListQuote'];
      /** @description Every line that is no entry to be enriched or read, and why. */
      problems: components['schemas']['ListProblem'][];
      data: components['schemas']['List'];
    };
    ListRequest: (
      | string
      | ({
          domain?: string;
          /** @description The name of a company on file, if its domain is not known. */
          name?: string;
          /** @description ISO 3166-1 alpha-2, for a name. */
          country?: string;
        } & {
          [key: string]: unknown;
        })
    )[];
    /**
     * @example {
     *       "success": true,
     *       "data": {
     *         "deliveries": [
     *           {
     *             "delivery_id": "42",
     *             "webhook_id": "batch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *             "event": "enrichment.failed",
     *             "url": "https://hooks.acme.example/firmlens",
     *             "status": "retrying",
     *             "attempts": 1,
     *             "created_at": "2026-11-26T18:00:00.000Z",
     *             "next_attempt_at": "2026-11-26T18:01:00.000Z",
     *             "status_code": 503,
     *             "error": "the receiver responded with 503",
     *             "payload": {
     *               "event": "enrichment.failed",
     *               "status": "failed",
     *               "batch_id": "batch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *               "domain": "lumenfold.example",
     *               "credits": {
     *                 "reserved": 10,
     *                 "used": 0,
     *                 "refunded": 10
     *               },
     *               "_meta": {
     *                 "api_version": "2.0",
     *                 "webhook_attempt": 1
     *               },
     *               "error": "The enrichment failed."
     *             }
     *           }
     *         ],
     *         "next": null
     *       }
     *     }
     */
    DeliveriesResponse: {
      /**
       * @description Always true.
       * @constant
       */
      success: true;
      /** @description A page of deliveries. */
      data: {
        /** @description Newest first. */
        deliveries: {
          /** @description Its own id, for `before`. */
          delivery_id: string;
          /** @description The id of the batch, list or signal, as in `webhook-id`: the same at every attempt. */
          webhook_id: string;
          /** @description The event, such as `enrichment.completed`. */
          event: string;
          /** @description Where it is sent. */
          url: string;
          /**
           * @description `pending`: not attempted yet; `retrying`: attempted, and due again; `delivered`; `failed`: every attempt failed.
           * @enum {string}
           */
          status: 'pending' | 'retrying' | 'delivered' | 'failed';
          /** @description Attempts made since it was last sent again. */
          attempts: number;
          /**
           * Format: date-time
           * @description When the event happened.
           */
          created_at: string;
          /** @description When it is attempted next; null if never. */
          next_attempt_at: string | null;
          /** @description What the receiver answered last; null if it gave no answer. */
          status_code: number | null;
          /** @description Why the last attempt failed; null otherwise. */
          error: string | null;
          /** @description The body of the last attempt, as `webhooks` describes it; null before the first, and past retention. */
          payload: {
            [key: string]: unknown;
          } | null;
        }[];
        /** @description `before` of the next page; null on the last one. */
        next: string | null;
      };
    };
    Signal: {
      /**
       * @description What kind of event it is.
       * @enum {string}
       */
      type:
        | 'funding'
        | 'business'
        | 'product'
        | 'expansion'
        | 'traction'
        | 'hiring'
        | 'leadership'
        | 'acquisition'
        | 'partnership'
        | 'layoffs'
        | 'legal'
        | 'award';
      /**
       * @description `confirmed` by the company or a register, `reported` by a named third party, or a `rumour` (hearsay).
       * @enum {string}
       */
      class: 'confirmed' | 'reported' | 'rumour';
      /** @description In the words of the most official source. */
      title: string;
      /** @description More about it; null if no source says more. */
      description: string | null;
      /** @description When it happened; null if no source says. */
      date: string | null;
      /** @description The date of the enrichment that found it. */
      seen_on: string | null;
      /** @description The report whose title it is; null if it has no address. */
      source_url: string | null;
      /** @description What is known about the event, as in the highlights of the signals module. */
      entities: {
        [key: string]: string;
      };
      /** @description Of its most confident piece of evidence, from 0 to 1; null if none is on file. */
      confidence: number | null;
      /** @description At most ten pieces of evidence, the most confident first. */
      evidence: {
        /** @description The source. */
        source: string;
        /** @description Where it was seen; null if it has no address. */
        url: string | null;
        /**
         * Format: date-time
         * @description When it was seen.
         */
        observed_at: string;
        /** @description Of the reading, from 0 to 1. */
        confidence: number;
      }[];
    };
    Watch: {
      /** @description Its id. */
      watch_id: string;
      /**
       * @description A paused watch enriches and tells nothing.
       * @enum {string}
       */
      status: 'active' | 'paused';
      /** @description Why it is paused; null otherwise. After `max_credits_reached` it goes on by itself at `next_look_at`, after the others when it is resumed. */
      reason: ('requested' | 'insufficient_credits' | 'subscription_required' | 'max_credits_reached') | null;
      /** @description Its companies. One that opts out leaves it. */
      companies: number;
      /** @description The types of signals that are told. */
      types: (
        | 'funding'
        | 'business'
        | 'product'
        | 'expansion'
        | 'traction'
        | 'hiring'
        | 'leadership'
        | 'acquisition'
        | 'partnership'
        | 'layoffs'
        | 'legal'
        | 'award'
      )[];
      /** @description Whether rumours are told. */
      include_rumours: boolean;
      /** @description What is enriched beside the base. */
      modules: ('business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      /**
       * @description How long after a look the next one begins.
       * @enum {string}
       */
      frequency: 'daily' | 'weekly' | 'monthly';
      /** @description What it costs. */
      credits: {
        /** @description For each company that is enriched. */
        price_each: number;
        /** @description For a look that enriches every company. */
        price_per_look: number;
        /** @description Of the looks that began in this calendar month (UTC), without refunds. */
        spent_this_month: number;
        /** @description The limit that was sent. */
        max_per_month: number;
      };
      /** @description The signals that it has told. */
      signals_told: number;
      /** @description Where they are told; null for no events. */
      webhook_url: string | null;
      /**
       * Format: date-time
       * @description When it was created.
       */
      created_at: string;
      /** @description The look that has not ended; null for none. */
      look_id: string | null;
      /** @description When the next look begins; null while one runs, and if it waits to be resumed. */
      next_look_at: string | null;
      /**
       * Format: uri
       * @description The URL of the watch.
       */
      status_endpoint: string;
      /**
       * Format: uri
       * @description The URL of what it told.
       */
      signals_endpoint: string;
      /** @description Its companies, in alphabetical order. Not in pages. */
      domains?: string[];
      /** @description The latest looks, newest first. Not in pages. */
      looks?: components['schemas']['WatchLook'][];
    };
    WatchLook: {
      /** @description The list of its enrichments: `GET /lists/{list_id}/results` has the data. */
      look_id: string;
      /**
       * @description As of a list.
       * @enum {string}
       */
      status: 'running' | 'paused' | 'cancelling' | 'completed' | 'cancelled';
      /**
       * Format: date-time
       * @description When it began.
       */
      began_at: string;
      /** @description When it ended; null until then. */
      ended_at: string | null;
      /** @description The number of companies in each state that occurs, as of a list. */
      counts: {
        [key: string]: number;
      };
      /** @description What it cost so far, without refunds. */
      credits_spent: number;
      /** @description What was refunded. */
      credits_refunded: number;
    };
    /**
     * @example {
     *       "success": true,
     *       "data": {
     *         "watch_id": "watch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *         "status": "active",
     *         "reason": null,
     *         "companies": 2,
     *         "types": [
     *           "funding",
     *           "expansion",
     *           "leadership"
     *         ],
     *         "include_rumours": false,
     *         "modules": [
     *           "signals"
     *         ],
     *         "frequency": "weekly",
     *         "credits": {
     *           "price_each": 26,
     *           "price_per_look": 52,
     *           "spent_this_month": 52,
     *           "max_per_month": 500
     *         },
     *         "signals_told": 1,
     *         "webhook_url": "https://hooks.lumenfold.example/firmlens",
     *         "created_at": "2026-11-14T08:58:00.000Z",
     *         "look_id": null,
     *         "next_look_at": "2026-11-28T09:00:30.000Z",
     *         "status_endpoint": "https://firmlens.example/api/v1/watches/watch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *         "signals_endpoint": "https://firmlens.example/api/v1/watches/watch_01M8CVPF241CNJ6HB0S9TY5JBZ/signals",
     *         "domains": [
     *           "gridwatt.example",
     *           "lumenfold.example"
     *         ],
     *         "looks": [
     *           {
     *             "look_id": "list_01M8CVPF9P3JZXA8W2F0V6QK4T",
     *             "status": "completed",
     *             "began_at": "2026-11-21T08:58:30.000Z",
     *             "ended_at": "2026-11-21T09:00:30.000Z",
     *             "counts": {
     *               "completed": 2
     *             },
     *             "credits_spent": 52,
     *             "credits_refunded": 0
     *           }
     *         ]
     *       }
     *     }
     */
    WatchResponse: {
      /**
       * @description Always true.
       * @constant
       */
      success: true;
      data: components['schemas']['Watch'];
    };
    /**
     * @example {
     *       "success": true,
     *       "data": {
     *         "watch_id": "watch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *         "status": "active",
     *         "reason": null,
     *         "companies": 2,
     *         "types": [
     *           "funding",
     *           "expansion",
     *           "leadership"
     *         ],
     *         "include_rumours": false,
     *         "modules": [
     *           "signals"
     *         ],
     *         "frequency": "weekly",
     *         "credits": {
     *           "price_each": 26,
     *           "price_per_look": 52,
     *           "spent_this_month": 52,
     *           "max_per_month": 500
     *         },
     *         "signals_told": 1,
     *         "webhook_url": "https://hooks.lumenfold.example/firmlens",
     *         "created_at": "2026-11-14T08:58:00.000Z",
     *         "look_id": null,
     *         "next_look_at": "2026-11-28T09:00:30.000Z",
     *         "status_endpoint": "https://firmlens.example/api/v1/watches/watch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *         "signals_endpoint": "https://firmlens.example/api/v1/watches/watch_01M8CVPF241CNJ6HB0S9TY5JBZ/signals",
     *         "domains": [
     *           "gridwatt.example",
     *           "lumenfold.example"
     *         ],
     *         "looks": [
     *           {
     *             "look_id": "list_01M8CVPF9P3JZXA8W2F0V6QK4T",
     *             "status": "completed",
     *             "began_at": "2026-11-21T08:58:30.000Z",
     *             "ended_at": "2026-11-21T09:00:30.000Z",
     *             "counts": {
     *               "completed": 2
     *             },
     *             "credits_spent": 52,
     *             "credits_refunded": 0
     *           }
     *         ]
     *       },
     *       "problems": []
     *     }
     */
    WatchCreatedResponse: {
      /**
       * @description Always true.
       * @constant
       */
      success: true;
      data: components['schemas']['Watch'];
      /** @description The domains that are not watched, and why. `line` is the place in `domains`. */
      problems: components['schemas']['ListProblem'][];
    };
    /**
     * @example {
     *       "success": true,
     *       "message": "The watch is deleted, with what it told."
     *     }
     */
    WatchDeletedResponse: {
      /**
       * @description Always true.
       * @constant
       */
      success: true;
      /** @description That it is deleted, in words. */
      message: string;
    };
    /**
     * @example {
     *       "success": true,
     *       "data": {
     *         "watches": [
     *           {
     *             "watch_id": "watch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *             "status": "active",
     *             "reason": null,
     *             "companies": 2,
     *             "types": [
     *               "funding",
     *               "expansion",
     *               "leadership"
     *             ],
     *             "include_rumours": false,
     *             "modules": [
     *               "signals"
     *             ],
     *             "frequency": "weekly",
     *             "credits": {
     *               "price_each": 26,
     *               "price_per_look": 52,
     *               "spent_this_month": 52,
     *               "max_per_month": 500
     *             },
     *             "signals_told": 1,
     *             "webhook_url": "https://hooks.lumenfold.example/firmlens",
     *             "created_at": "2026-11-14T08:58:00.000Z",
     *             "look_id": null,
     *             "next_look_at": "2026-11-28T09:00:30.000Z",
     *             "status_endpoint": "https://firmlens.example/api/v1/watches/watch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *             "signals_endpoint": "https://firmlens.example/api/v1/watches/watch_01M8CVPF241CNJ6HB0S9TY5JBZ/signals"
     *           }
     *         ],
     *         "next": null
     *       }
     *     }
     */
    WatchesResponse: {
      /**
       * @description Always true.
       * @constant
       */
      success: true;
      /** @description The page. */
      data: {
        /** @description Newest first. */
        watches: components['schemas']['Watch'][];
        /** @description `before` of the next page; null on the last one. */
        next: string | null;
      };
    };
    /**
     * @example {
     *       "success": true,
     *       "data": {
     *         "signals": [
     *           {
     *             "signal_id": "signal_000000000000002a",
     *             "watch_id": "watch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *             "domain": "lumenfold.example",
     *             "detected_at": "2026-11-21T09:00:00.000Z",
     *             "signal": {
     *               "type": "expansion",
     *               "class": "confirmed",
     *               "title": "Lumenfold opens an office in Oslo",
     *               "description": null,
     *               "date": "2026-11-20",
     *               "seen_on": "2026-11-21",
     *               "source_url": "https://lumenfold.example/news/oslo",
     *               "entities": {
     *                 "places": "Oslo",
     *                 "class": "confirmed",
     *                 "seen_on": "2026-11-21",
     *                 "evidence": "1"
     *               },
     *               "confidence": 0.8,
     *               "evidence": [
     *                 {
     *                   "source": "website",
     *                   "url": "https://lumenfold.example/news/oslo",
     *                   "observed_at": "2026-11-21T08:59:12.000Z",
     *                   "confidence": 0.8
     *                 }
     *               ]
     *             }
     *           }
     *         ],
     *         "next": null
     *       }
     *     }
     */
    WatchSignalsResponse: {
      /**
       * @description Always true.
       * @constant
       */
      success: true;
      /** @description The page. */
      data: {
        /** @description In the order in which they were told. */
        signals: {
          /** @description Of this event: the same at every attempt. Discard duplicates by it. */
          signal_id: string;
          /** @description The watch that tells it. */
          watch_id: string;
          /** @description The company. */
          domain: string;
          /**
           * Format: date-time
           * @description When the watch first saw it.
           */
          detected_at: string;
          signal: components['schemas']['Signal'];
        }[];
        /** @description `after` of the next page; null on the last one. */
        next: string | null;
      };
    };
    /**
     * @example {
     *       "domains": [
     *         "lumenfold.example"
     *       ],
     *       "frequency": "weekly",
     *       "max_credits_per_month": 200
     *     }
     */
    WatchRequest: {
      /** @description The companies: domains in any form that `/company/{domain}` accepts. */
      domains: string[];
      /**
       * @description A look begins this long after the last one has ended. The first begins at once.
       * @enum {string}
       */
      frequency: 'daily' | 'weekly' | 'monthly';
      /** @description The watch begins no enrichment with which its looks of a calendar month (UTC) would cost more. At least the price of one company. */
      max_credits_per_month: number;
      /** @description The types of signals to tell. All if omitted. */
      types?: (
        | 'funding'
        | 'business'
        | 'product'
        | 'expansion'
        | 'traction'
        | 'hiring'
        | 'leadership'
        | 'acquisition'
        | 'partnership'
        | 'layoffs'
        | 'legal'
        | 'award'
      )[];
      /** @description What to enrich beside the base. `signals` is always among them. */
      modules?: ('business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      /**
       * @description Whether to tell rumours. They are told once confirmed otherwise.
       * @default false
       */
      include_rumours: boolean;
    };
    CompanySearch: {
      /**
       * @description The request was answered.
       * @constant
       */
      success: true;
      /** @description The page. */
      data: {
        /** @description First companies with the words in their name or domain, then in industries, topics or services, then the others; each group by domain. */
        companies: components['schemas']['FoundCompany'][];
        /** @description The `cursor` of the next page; null on the last one. */
        next_cursor: string | null;
        /** @description What was searched. A company that is not in it may still exist. */
        index_size: {
          /** @description Put on file by enrichments. */
          companies_on_file: number;
          /** @description In imported datasets; some of them are on file too. */
          companies_in_datasets: number;
          /**
           * @description How the two were counted.
           * @enum {string}
           */
          precision: 'exact' | 'about';
        };
      };
      /** @description The result in one line, or why it is empty. */
      message: string;
      /** @description What may be concluded from the result. For several companies, what holds for each of them. */
      coverage: {
        /**
         * @description `fresh`: scanned, or with a signal, within 21 days; `stale`: scanned longer ago; `scanning`: a scan is running; `no_data`: a recent scan found nothing; `not_indexed`: never scanned, or too long ago to count; `not_applicable`: the result is not about a company.
         * @enum {string}
         */
        status: 'fresh' | 'stale' | 'scanning' | 'no_data' | 'not_indexed' | 'not_applicable';
        /** @description The last scan, also if it found nothing; null if there was none. */
        last_scanned_at: string | null;
        /** @description The date of the newest signal; null if no signal has a known date. */
        last_signal_at: string | null;
        /** @description If false, an empty list of signals means that nobody checked, not that nothing happened. */
        signal_absence_is_meaningful: boolean;
        /** @description Company by company. */
        companies?: {
          /** @description The company. */
          domain: string;
          /**
           * @description `fresh`: scanned, or with a signal, within 21 days; `stale`: scanned longer ago; `scanning`: a scan is running; `no_data`: a recent scan found nothing; `not_indexed`: never scanned, or too long ago to count; `not_applicable`: the result is not about a company.
           * @enum {string}
           */
          status: 'fresh' | 'stale' | 'scanning' | 'no_data' | 'not_indexed' | 'not_applicable';
          /** @description The last scan, also if it found nothing; null if there was none. */
          last_scanned_at: string | null;
          /** @description The date of the newest signal; null if no signal has a known date. */
          last_signal_at: string | null;
          /** @description If false, an empty list of signals means that nobody checked, not that nothing happened. */
          signal_absence_is_meaningful: boolean;
        }[];
      };
      /** @description What the data cannot support, company by company, and what would help at which price. */
      notes: string[];
      /** @description What the page cost. An empty page is free. */
      credits_used: number;
      /** @description The balance afterwards. */
      credits_remaining: number;
    };
    FoundCompany: {
      /** @description The company. */
      domain: string;
      /** @description Its name. */
      name: string;
      /** @description What it does, at most 1,000 characters. */
      description: string | null;
      /** @description Country of the headquarters: ISO 3166-1 alpha-2. */
      country: string | null;
      /** @description City of the headquarters. */
      city: string | null;
      /** @description As its sources name them. */
      industries: string[];
      /** @description Its size, as its sources state it. */
      employee_range: string | null;
      /** @description The year in which it was founded. */
      founded_year: number | null;
      /** @description Whether an enrichment put it on file. Otherwise it is only in imported datasets. */
      is_enriched: boolean;
      /** @description Where the words of the query occur, and which filters match. */
      matched_on: (
        | 'name'
        | 'industry'
        | 'topic'
        | 'service'
        | 'description'
        | 'domain'
        | 'country'
        | 'employee_range'
        | 'funding_stage'
        | 'technology'
        | 'signal'
      )[];
      /** @description The last enrichment; null if there was none. */
      last_scanned_at: string | null;
    };
    SignalSearch: {
      /**
       * @description The request was answered.
       * @constant
       */
      success: true;
      /** @description The page. */
      data: {
        /** @description The newest first. */
        signals: components['schemas']['FoundSignal'][];
        /** @description The `cursor` of the next page; null on the last one. */
        next_cursor: string | null;
      };
      /** @description The result in one line, or why it is empty. */
      message: string;
      /** @description What may be concluded from the result. For several companies, what holds for each of them. */
      coverage: {
        /**
         * @description `fresh`: scanned, or with a signal, within 21 days; `stale`: scanned longer ago; `scanning`: a scan is running; `no_data`: a recent scan found nothing; `not_indexed`: never scanned, or too long ago to count; `not_applicable`: the result is not about a company.
         * @enum {string}
         */
        status: 'fresh' | 'stale' | 'scanning' | 'no_data' | 'not_indexed' | 'not_applicable';
        /** @description The last scan, also if it found nothing; null if there was none. */
        last_scanned_at: string | null;
        /** @description The date of the newest signal; null if no signal has a known date. */
        last_signal_at: string | null;
        /** @description If false, an empty list of signals means that nobody checked, not that nothing happened. */
        signal_absence_is_meaningful: boolean;
        /** @description Company by company. */
        companies?: {
          /** @description The company. */
          domain: string;
          /**
           * @description `fresh`: scanned, or with a signal, within 21 days; `stale`: scanned longer ago; `scanning`: a scan is running; `no_data`: a recent scan found nothing; `not_indexed`: never scanned, or too long ago to count; `not_applicable`: the result is not about a company.
           * @enum {string}
           */
          status: 'fresh' | 'stale' | 'scanning' | 'no_data' | 'not_indexed' | 'not_applicable';
          /** @description The last scan, also if it found nothing; null if there was none. */
          last_scanned_at: string | null;
          /** @description The date of the newest signal; null if no signal has a known date. */
          last_signal_at: string | null;
          /** @description If false, an empty list of signals means that nobody checked, not that nothing happened. */
          signal_absence_is_meaningful: boolean;
        }[];
      };
      /** @description What the data cannot support, company by company, and what would help at which price. */
      notes: string[];
      /** @description What the page cost. An empty page is free. */
      credits_used: number;
      /** @description The balance afterwards. */
      credits_remaining: number;
    };
    FoundSignal: {
      /** @description Stays the same when a later enrichment reports the event again. */
      id: string;
      /** @description The company. */
      domain: string;
      /**
       * @description What kind of event it is.
       * @enum {string}
       */
      type:
        | 'funding'
        | 'business'
        | 'product'
        | 'expansion'
        | 'traction'
        | 'hiring'
        | 'leadership'
        | 'acquisition'
        | 'partnership'
        | 'layoffs'
        | 'legal'
        | 'award';
      /**
       * @description `confirmed` by the company or a register, `reported` by a named third party, or a `rumour` (hearsay).
       * @enum {string}
       */
      class: 'confirmed' | 'reported' | 'rumour';
      /** @description The event in one line, as its report has it. */
      title: string;
      /** @description More about it. */
      description: string | null;
      /** @description When it happened; null if no source says. */
      date: string | null;
      /** @description The date of the enrichment that found it. */
      seen_on: string | null;
      /** @description The report whose title it is. */
      source_url: string | null;
      /** @description The stage of a round. */
      funding_stage: string | null;
      /** @description What it names: `amount`, `investors`, `person`, `place` and the like. */
      entities: {
        [key: string]: string;
      };
      /** @description Of its most confident piece of evidence; null if none is on file. */
      confidence: number | null;
      /** @description Up to ten pieces of evidence. */
      evidence: {
        /** @description The source that reported it. */
        source: string;
        /** @description Where it was seen. */
        url: string | null;
        /**
         * Format: date-time
         * @description When it was seen.
         */
        observed_at: string;
        /** @description Confidence of the reading. */
        confidence: number;
      }[];
    };
    Resolve: {
      /**
       * @description The request was answered.
       * @constant
       */
      success: true;
      /** @description What the name means. */
      data: {
        /** @description The name that was sent. */
        name: string;
        /** @description The country that was sent, as its code. */
        country: string | null;
        /** @description The only company on file with this name, in this country; null if there is none, or several. */
        domain: string | null;
        /** @description The company, or else those that the name may mean, the closest first; at most ten. */
        candidates: components['schemas']['ResolvedCandidate'][];
      };
      /** @description The result in one line. */
      message: string;
    };
    ResolvedCandidate: {
      /** @description The company. */
      domain: string;
      /** @description The name that was compared. */
      name: string;
      /** @description Country of the headquarters: ISO 3166-1 alpha-2; null if it is not known. */
      country_code: string | null;
      /**
       * @description `name`: the company is called so; `dataset_name`: it is called otherwise, and an imported dataset lists it so, for example under its legal or a former name; `similar_name`: its name has all the words.
       * @enum {string}
       */
      match: 'name' | 'dataset_name' | 'similar_name';
      /** @description Whether it is in the country that was sent; null if none was, or its own is not known. */
      is_in_country: boolean | null;
      /**
       * @description What put the compared name on file.
       * @enum {string}
       */
      known_from: 'enrichment' | 'dataset';
      /** @description All of this in one sentence. */
      reason: string;
    };
    Replay: {
      /**
       * @description The modules were built.
       * @constant
       */
      success: true;
      /** @description The batch. */
      batch_id: string;
      /** @description The company. */
      domain: string;
      /**
       * Format: date-time
       * @description When the batch completed. Ages and dates are as of then.
       */
      completed_at: string;
      data: components['schemas']['CompanyData'];
      /** @description Every field that differs from the results of the batch, in the order of the data. */
      changes: components['schemas']['Change'][];
      /** @description The modules of which this batch is the latest: what is on file about the company is now `data`. */
      applied: ('company' | 'business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      /**
       * @description A replay is free.
       * @constant
       */
      credits_used: 0;
    };
    Change: {
      /** @description The field: `company.employee_range`, or within a list `team.team_members[3].position`. */
      path: string;
      /** @description Its value in the results of the batch; null if it had none. */
      before: unknown;
      /** @description Its value now; null if it has none. */
      after: unknown;
    };
    EnrichmentCompleted: {
      /** @constant */
      event: 'enrichment.completed';
      /** @constant */
      status: 'completed';
      batch_id: string;
      domain: string;
      credits: {
        reserved: number;
        used: number;
        refunded: number;
      };
      _meta: {
        /** @constant */
        api_version: '2.0';
        webhook_attempt: number;
      };
      requested_modules: string[];
      /** Format: date-time */
      requested_at: string;
      /** Format: date-time */
      completed_at: string;
      duration_seconds: number;
      /** Format: uri */
      data_url: string;
    };
    EnrichmentFailed: {
      /** @constant */
      event: 'enrichment.failed';
      /** @constant */
      status: 'failed';
      batch_id: string;
      domain: string;
      credits: {
        reserved: number;
        used: number;
        refunded: number;
      };
      _meta: {
        /** @constant */
        api_version: '2.0';
        webhook_attempt: number;
      };
      error: string;
    };
    EnrichmentNoDataFound: {
      /** @constant */
      event: 'enrichment.no_data_found';
      /** @constant */
      status: 'no_data_found';
      batch_id: string;
      domain: string;
      credits: {
        reserved: number;
        used: number;
        refunded: number;
      };
      _meta: {
        /** @constant */
        api_version: '2.0';
        webhook_attempt: number;
      };
      message: string;
      suggestions: string[];
    };
    ListCompleted: {
      /** @constant */
      event: 'list.completed';
      status: 'completed' | 'cancelled';
      list_id: string;
      entries: number;
      counts: {
        [key: string]: number;
      };
      credits: {
        spent: number;
        refunded: number;
      };
      /** Format: date-time */
      requested_at: string;
      /** Format: date-time */
      completed_at: string;
      duration_seconds: number;
      /** Format: uri */
      results_url: string;
      _meta: {
        /** @constant */
        api_version: '2.0';
        webhook_attempt: number;
      };
    };
    /**
     * @example {
     *       "event": "signal.detected",
     *       "signal_id": "signal_000000000000002a",
     *       "watch_id": "watch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *       "domain": "lumenfold.example",
     *       "detected_at": "2026-11-21T09:00:00.000Z",
     *       "signal": {
     *         "type": "expansion",
     *         "class": "confirmed",
     *         "title": "Lumenfold opens an office in Oslo",
     *         "description": null,
     *         "date": "2026-11-20",
     *         "seen_on": "2026-11-21",
     *         "source_url": "https://lumenfold.example/news/oslo",
     *         "entities": {
     *           "places": "Oslo",
     *           "class": "confirmed",
     *           "seen_on": "2026-11-21",
     *           "evidence": "1"
     *         },
     *         "confidence": 0.8,
     *         "evidence": [
     *           {
     *             "source": "website",
     *             "url": "https://lumenfold.example/news/oslo",
     *             "observed_at": "2026-11-21T08:59:12.000Z",
     *             "confidence": 0.8
     *           }
     *         ]
     *       },
     *       "watch_url": "https://firmlens.example/api/v1/watches/watch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *       "_meta": {
     *         "api_version": "2.0",
     *         "webhook_attempt": 1
     *       }
     *     }
     */
    SignalDetected: {
      /**
       * @description Always `signal.detected`.
       * @constant
       */
      event: 'signal.detected';
      /** @description Of this event: the same at every attempt. Discard duplicates by it. */
      signal_id: string;
      /** @description The watch that tells it. */
      watch_id: string;
      /** @description The company. */
      domain: string;
      /**
       * Format: date-time
       * @description When the watch first saw it.
       */
      detected_at: string;
      signal: components['schemas']['Signal'];
      /**
       * Format: uri
       * @description The URL of the watch.
       */
      watch_url: string;
      _meta: {
        /** @constant */
        api_version: '2.0';
        webhook_attempt: number;
      };
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description The ID from the request if it is plain text of at most 128 characters, otherwise a new one. */
    'X-Request-Id': string;
    /** @description The version of this API. */
    'X-API-Version': '1.0.0';
    /** @description Requests allowed per minute. */
    'X-RateLimit-Limit': number;
    /** @description Requests left in the current minute. */
    'X-RateLimit-Remaining': number;
    /** @description Unix time in seconds when the minute ends. */
    'X-RateLimit-Reset': number;
    /** @description Seconds to wait before the next request. */
    'Retry-After': number;
    /** @description The `cursor` of the next page. Absent on the last one, and on a list without `limit`. */
    'X-Next-Cursor': string;
    /** @description What the request cost. */
    'X-Credits-Used': number;
    /** @description The balance afterwards. */
    'X-Credits-Remaining': number;
    /** @description The allowed methods. */
    Allow: string;
    /** @description The authentication scheme. */
    'WWW-Authenticate': 'Bearer realm="firmlens"';
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getHealth: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The database responds. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description The database is unreachable. */
      503: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Health'];
        };
      };
    };
  };
  getCompany: {
    parameters: {
      query?: {
        /**
         * @description Modules to add to the base record, separated by commas: business, technology, funding, team, signals, competitors. Omit for the base only.
         * @example business,technology
         */
        enrich?: string;
        /**
         * @deprecated
         * @description Retired: any value returns 410 `deprecated_parameter`.
         */
        mode?: string;
      };
      header?: {
        /** @description Webhook URL for this enrichment, instead of the stored one. */
        'X-Webhook-URL'?: string;
        /** @description Chosen by the client. The same request with the same key within 24 hours gets the first answer and charges nothing. Errors are not kept: the request may be repeated with its key. */
        'Idempotency-Key'?: string;
      };
      path: {
        /** @description A bare domain, a `www.` form or a full URL with its path, percent-encoded or not: all mean the same company. */
        domain: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Enriched recently: the data, free. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Cached'];
        };
      };
      /** @description Queued. `Queued` if the company is on file: `current_data` is what was stored before, and may be out of date or incomplete. `QueuedNewDomain` if it is new. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Queued'] | components['schemas']['QueuedNewDomain'];
        };
      };
      /** @description `invalid_parameter`, `webhook_required`, `invalid_domain`, `invalid_module` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'invalid_parameter';
                }
              | {
                  /** @constant */
                  error: 'webhook_required';
                  hint: string;
                  quick_test: string;
                  documentation: string;
                }
              | {
                  /** @constant */
                  error: 'invalid_domain';
                }
              | {
                  /** @constant */
                  error: 'invalid_module';
                  valid_modules: (
                    'business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors'
                  )[];
                }
            );
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `insufficient_credits` */
      402: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'insufficient_credits';
            credits_required: number;
            credits_needed: number;
            credits_available: number;
          };
        };
      };
      /** @description `company_not_found` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'company_not_found';
          };
        };
      };
      /** @description `enrichment_in_progress`, `recently_enriched`, `no_data_cooldown` */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'enrichment_in_progress';
                  hint: string;
                  batch_id: string | null;
                }
              | {
                  /** @constant */
                  error: 'recently_enriched';
                }
              | {
                  /** @constant */
                  error: 'no_data_cooldown';
                }
            );
        };
      };
      /** @description `deprecated_parameter` */
      410: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'deprecated_parameter';
          };
        };
      };
      /** @description `idempotency_key_reused` */
      422: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'idempotency_key_reused';
          };
        };
      };
      /** @description `rate_limit_exceeded`, `concurrent_limit_reached`, `refund_limit_reached` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'rate_limit_exceeded';
                  retry_after: number;
                }
              | {
                  /** @constant */
                  error: 'concurrent_limit_reached';
                }
              | {
                  /** @constant */
                  error: 'refund_limit_reached';
                  hint: string;
                }
            );
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getEvidence: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description A bare domain, a `www.` form or a full URL with its path, percent-encoded or not: all mean the same company. */
        domain: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The evidence; what the data uses comes first. Values of modules that are neither fresh nor bought are not shown. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Evidence'];
        };
      };
      /** @description `invalid_parameter`, `invalid_domain` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'invalid_parameter';
                }
              | {
                  /** @constant */
                  error: 'invalid_domain';
                }
            );
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `company_not_found` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'company_not_found';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getQuote: {
    parameters: {
      query?: {
        /**
         * @description Modules to add to the base record, separated by commas: business, technology, funding, team, signals, competitors. Omit for the base only.
         * @example business,technology
         */
        enrich?: string;
        /**
         * @deprecated
         * @description Retired: any value returns 410 `deprecated_parameter`.
         */
        mode?: string;
      };
      header?: {
        /** @description Webhook URL for this enrichment, instead of the stored one. */
        'X-Webhook-URL'?: string;
      };
      path: {
        /** @description A bare domain, a `www.` form or a full URL with its path, percent-encoded or not: all mean the same company. */
        domain: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description What the same request without `/quote` would get now. Free; nothing is charged, reserved or started. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Quote'];
        };
      };
      /** @description `invalid_parameter`, `invalid_domain` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'invalid_parameter';
                }
              | {
                  /** @constant */
                  error: 'invalid_domain';
                }
            );
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `deprecated_parameter` */
      410: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'deprecated_parameter';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getStatus: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned in the 202 response of the company endpoint. */
        batch_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The batch. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BatchStatus'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `batch_forbidden` */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'batch_forbidden';
          };
        };
      };
      /** @description `batch_not_found` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'batch_not_found';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getResults: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned in the 202 response of the company endpoint. */
        batch_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The data as this batch produced it. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['BatchResults'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `batch_forbidden` */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'batch_forbidden';
          };
        };
      };
      /** @description `batch_not_found`, `data_unavailable` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'batch_not_found';
                }
              | {
                  /** @constant */
                  error: 'data_unavailable';
                }
            );
        };
      };
      /** @description `enrichment_processing`, `no_data_found`, `enrichment_failed` */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'enrichment_processing';
                }
              | {
                  /** @constant */
                  error: 'no_data_found';
                }
              | {
                  /** @constant */
                  error: 'enrichment_failed';
                }
            );
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getAccountInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The account. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AccountInfo'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getCredits: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The credits of the current period. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Credits'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getUsage: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The month, in UTC. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Usage'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getHistory: {
    parameters: {
      query?: {
        /** @description Records per page; values above 100 are reduced to 100. */
        limit?: number;
        /** @description Records to skip. With a limit of 50, page 2 starts at 50. */
        offset?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of requests. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['History'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getLists: {
    parameters: {
      query?: {
        /** @description Lists per page. */
        limit?: number;
        /** @description The `next` of the page before. */
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of lists. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListsResponse'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  createList: {
    parameters: {
      query?: {
        /**
         * @description Modules to add to the base record, separated by commas: business, technology, funding, team, signals, competitors. Omit for the base only. For every entry.
         * @example business,technology
         */
        enrich?: string;
        /** @description Whether only to say what the list costs. Nothing is stored or charged. */
        dry_run?: boolean;
        /** @description The list begins no entry with which it would cost more. What has not begun says so. */
        max_credits?: number;
        /** @description Whether the webhook is called at the end of the list, or also of each enrichment. */
        notify?: 'end' | 'each';
      };
      header?: {
        /** @description Webhook URL for this list, instead of the stored one. */
        'X-Webhook-URL'?: string;
        /** @description Chosen by the client. The same request with the same key within 24 hours gets the first answer and charges nothing. Errors are not kept: the request may be repeated with its key. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ListRequest'];
        'text/csv': string;
      };
    };
    responses: {
      /** @description With `dry_run`: what the list costs. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListQuoteResponse'];
        };
      };
      /** @description The list has begun. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListCreatedResponse'];
        };
      };
      /** @description `invalid_parameter`, `webhook_required`, `invalid_module`, `invalid_list`, `invalid_json` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'invalid_parameter';
                }
              | {
                  /** @constant */
                  error: 'webhook_required';
                  hint: string;
                  quick_test: string;
                  documentation: string;
                }
              | {
                  /** @constant */
                  error: 'invalid_module';
                  valid_modules: (
                    'business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors'
                  )[];
                }
              | {
                  /** @constant */
                  error: 'invalid_list';
                }
              | {
                  /** @constant */
                  error: 'invalid_json';
                }
            );
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `payload_too_large` */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'payload_too_large';
          };
        };
      };
      /** @description `unsupported_media_type` */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'unsupported_media_type';
          };
        };
      };
      /** @description `idempotency_key_reused` */
      422: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'idempotency_key_reused';
          };
        };
      };
      /** @description `rate_limit_exceeded`, `concurrent_limit_reached` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'rate_limit_exceeded';
                  retry_after: number;
                }
              | {
                  /** @constant */
                  error: 'concurrent_limit_reached';
                }
            );
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned by `POST /lists`. */
        list_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListResponse'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `list_not_found` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'list_not_found';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getListResults: {
    parameters: {
      query?: {
        /** @description Instead of `Accept`. JSON lines if neither says. */
        format?: 'jsonl' | 'csv';
        /** @description Columns separated by commas: those of the entry (`line`, `input`, `domain`, `status`, `reason`, `credits_used`, `batch_id`, `ended_at`), and fields of modules, such as `company.name`. JSON lines have the whole data without it. */
        columns?: string;
        /** @description Entries per page; all without it. */
        limit?: number;
        /** @description The `X-Next-Cursor` of the page before. */
        cursor?: number;
      };
      header?: never;
      path: {
        /** @description As returned by `POST /lists`. */
        list_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An entry a line, in the order of the list, without duplicates. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          'X-Next-Cursor': components['headers']['X-Next-Cursor'];
          [name: string]: unknown;
        };
        content: {
          'application/x-ndjson': string;
          'text/csv': string;
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `list_not_found`, `data_unavailable` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'list_not_found';
                }
              | {
                  /** @constant */
                  error: 'data_unavailable';
                }
            );
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getListEvents: {
    parameters: {
      query?: never;
      header?: {
        /** @description The last event that the client has. Those after it follow. */
        'Last-Event-ID'?: string;
      };
      path: {
        /** @description As returned by `POST /lists`. */
        list_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Events with `{"entry": …}` for each entry that ended, once, and with `{"list": …}` for the progress. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'text/event-stream': string;
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `list_not_found` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'list_not_found';
          };
        };
      };
      /** @description `rate_limit_exceeded`, `concurrent_limit_reached` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'rate_limit_exceeded';
                  retry_after: number;
                }
              | {
                  /** @constant */
                  error: 'concurrent_limit_reached';
                }
            );
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  pauseList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned by `POST /lists`. */
        list_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListResponse'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `list_not_found` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'list_not_found';
          };
        };
      };
      /** @description `list_ended` */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'list_ended';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  resumeList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned by `POST /lists`. */
        list_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListResponse'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `list_not_found` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'list_not_found';
          };
        };
      };
      /** @description `list_ended` */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'list_ended';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  cancelList: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned by `POST /lists`. */
        list_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The list. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['ListResponse'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `list_not_found` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'list_not_found';
          };
        };
      };
      /** @description `list_ended` */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'list_ended';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getDeliveries: {
    parameters: {
      query?: {
        /** @description Deliveries per page. */
        limit?: number;
        /** @description The `next` of the page before. */
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of deliveries. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['DeliveriesResponse'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getWatches: {
    parameters: {
      query?: {
        /** @description Watches per page. */
        limit?: number;
        /** @description The `next` of the page before. */
        before?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of watches. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WatchesResponse'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  createWatch: {
    parameters: {
      query?: never;
      header?: {
        /** @description Webhook URL for this watch, instead of the stored one. */
        'X-Webhook-URL'?: string;
        /** @description Chosen by the client. The same request with the same key within 24 hours gets the first answer and charges nothing. Errors are not kept: the request may be repeated with its key. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    /** @description What to watch, how often, and what it may cost. */
    requestBody: {
      content: {
        'application/json': components['schemas']['WatchRequest'];
      };
    };
    responses: {
      /** @description The watch. Its first look begins. */
      201: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WatchCreatedResponse'];
        };
      };
      /** @description `invalid_parameter`, `missing_parameter`, `webhook_required`, `invalid_list`, `invalid_json` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'invalid_parameter';
                }
              | {
                  /** @constant */
                  error: 'missing_parameter';
                }
              | {
                  /** @constant */
                  error: 'webhook_required';
                  hint: string;
                  quick_test: string;
                  documentation: string;
                }
              | {
                  /** @constant */
                  error: 'invalid_list';
                }
              | {
                  /** @constant */
                  error: 'invalid_json';
                }
            );
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `watch_limit_reached` */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'watch_limit_reached';
          };
        };
      };
      /** @description `payload_too_large` */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'payload_too_large';
          };
        };
      };
      /** @description `unsupported_media_type` */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'unsupported_media_type';
          };
        };
      };
      /** @description `idempotency_key_reused` */
      422: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'idempotency_key_reused';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getWatch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned by `POST /watches`. */
        watch_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The watch. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WatchResponse'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `watch_not_found` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'watch_not_found';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  deleteWatch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned by `POST /watches`. */
        watch_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description It is deleted. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WatchDeletedResponse'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `watch_not_found` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'watch_not_found';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getWatchSignals: {
    parameters: {
      query?: {
        /** @description Signals per page. */
        limit?: number;
        /** @description The `signal_id` of the last signal that the client has: those after it follow. */
        after?: string;
      };
      header?: never;
      path: {
        /** @description As returned by `POST /watches`. */
        watch_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of signals. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WatchSignalsResponse'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `watch_not_found` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'watch_not_found';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  pauseWatch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned by `POST /watches`. */
        watch_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The watch. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WatchResponse'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `watch_not_found` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'watch_not_found';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  resumeWatch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description As returned by `POST /watches`. */
        watch_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The watch. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WatchResponse'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `watch_not_found` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'watch_not_found';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  searchCompanies: {
    parameters: {
      query?: {
        /** @description Up to 12 words, all in the name, industries, topics, services or description. Or a domain or website, for that company only. */
        query?: string;
        /** @description In one of these industries. */
        industries?: (
          | '3D Printing'
          | 'Accounting'
          | 'Aerospace'
          | 'Agriculture'
          | 'Architecture'
          | 'Automotive'
          | 'Beauty'
          | 'Bicycles'
          | 'Biotechnology'
          | 'Building Materials'
          | 'Chemicals'
          | 'Construction'
          | 'Cosmetics'
          | 'Cybersecurity'
          | 'Defence'
          | 'Design'
          | 'E-commerce'
          | 'Education'
          | 'Electronics'
          | 'Energy'
          | 'Engineering'
          | 'Environmental Services'
          | 'Events'
          | 'Facility Services'
          | 'Fashion'
          | 'Financial Services'
          | 'Fintech'
          | 'Fitness'
          | 'Food and Beverage'
          | 'Furniture'
          | 'HVAC'
          | 'Healthcare'
          | 'Hospitality'
          | 'Human Resources'
          | 'IT Services'
          | 'Industrial Automation'
          | 'Insurance'
          | 'Legal Services'
          | 'Logistics'
          | 'Machinery'
          | 'Management Consulting'
          | 'Manufacturing'
          | 'Maritime'
          | 'Marketing'
          | 'Media'
          | 'Medical Devices'
          | 'Non-profit'
          | 'Packaging'
          | 'Pet Products'
          | 'Pharmaceuticals'
          | 'Printing'
          | 'Public Sector'
          | 'Publishing'
          | 'Real Estate'
          | 'Recruitment'
          | 'Renewable Energy'
          | 'Restaurants'
          | 'Retail'
          | 'Robotics'
          | 'Security Services'
          | 'Semiconductors'
          | 'Software'
          | 'Sporting Goods'
          | 'Telecommunications'
          | 'Textiles'
          | 'Toys'
          | 'Travel'
          | 'Venture Capital'
          | 'Veterinary'
          | 'Video Games'
        )[];
        /** @description Countries of the headquarters: ISO 3166-1 alpha-2 codes or English names. */
        countries?: string[];
        /** @description Of one of these sizes. */
        employee_ranges?: (
          '1-10' | '11-50' | '51-200' | '201-500' | '501-1000' | '1001-5000' | '5001-10000' | '10001+'
        )[];
        /** @description At one of these funding stages. Known only for companies on file. */
        funding_stages?: (
          | 'Pre-Seed'
          | 'Seed'
          | 'Series A'
          | 'Series B'
          | 'Series C'
          | 'Series D'
          | 'Series E'
          | 'Series F'
          | 'Series G'
          | 'Series H'
          | 'Series I'
          | 'Series J'
          | 'Angel'
          | 'Bridge'
          | 'Debt'
          | 'Convertible Note'
          | 'Crowdfunding'
          | 'Grant'
          | 'Private Equity'
          | 'Growth'
          | 'IPO'
          | 'Public'
        )[];
        /** @description Uses one of these technologies, by name (`HubSpot`). Known only for companies on file; an unknown name returns the closest ones. */
        technologies?: string[];
        /** @description Has a signal of one of these types that is not a rumour. Known only for companies on file. */
        signal_types?: (
          | 'funding'
          | 'business'
          | 'product'
          | 'expansion'
          | 'traction'
          | 'hiring'
          | 'leadership'
          | 'acquisition'
          | 'partnership'
          | 'layoffs'
          | 'legal'
          | 'award'
        )[];
        /** @description The signal of `signal_types`, or of any type without those, is from this date or later. */
        since?: string;
        /** @description Rows on a page. The price is that of a page. */
        limit?: number;
        /** @description The `next_cursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description Instead of `Accept`. JSON if neither says. */
        format?: 'json' | 'csv';
      };
      header?: {
        /** @description Chosen by the client. The same request with the same key within 24 hours gets the first answer and charges nothing. JSON only. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of companies. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          'X-Credits-Used': components['headers']['X-Credits-Used'];
          'X-Credits-Remaining': components['headers']['X-Credits-Remaining'];
          'X-Next-Cursor': components['headers']['X-Next-Cursor'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['CompanySearch'];
          'text/csv': string;
        };
      };
      /** @description `invalid_parameter`, `invalid_filter_value` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'invalid_parameter';
                }
              | {
                  /** @constant */
                  error: 'invalid_filter_value';
                  /** @description The filter whose value is unknown. */
                  field: string;
                  /** @description The unknown value. */
                  value: string;
                  /** @description What the filter takes; of technologies the closest. */
                  valid_values: string[];
                  /** @description What was probably meant; null if nothing is close. */
                  nearest_match: string | null;
                }
            );
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `insufficient_credits` */
      402: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'insufficient_credits';
            credits_required: number;
            credits_needed: number;
            credits_available: number;
          };
        };
      };
      /** @description `idempotency_key_reused` */
      422: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'idempotency_key_reused';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  resolveCompany: {
    parameters: {
      query: {
        /** @description The name of a company. */
        name: string;
        /** @description Country of its headquarters: an ISO 3166-1 alpha-2 code or an English name. */
        country?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The company, or the candidates. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Resolve'];
        };
      };
      /** @description `invalid_parameter`, `invalid_filter_value` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'invalid_parameter';
                }
              | {
                  /** @constant */
                  error: 'invalid_filter_value';
                  /** @description The filter whose value is unknown. */
                  field: string;
                  /** @description The unknown value. */
                  value: string;
                  /** @description What the filter takes; of technologies the closest. */
                  valid_values: string[];
                  /** @description What was probably meant; null if nothing is close. */
                  nearest_match: string | null;
                }
            );
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  searchSignals: {
    parameters: {
      query?: {
        /** @description Companies by domain; all on file without it. */
        domains?: string[];
        /** @description Kinds of event. */
        types?: (
          | 'funding'
          | 'business'
          | 'product'
          | 'expansion'
          | 'traction'
          | 'hiring'
          | 'leadership'
          | 'acquisition'
          | 'partnership'
          | 'layoffs'
          | 'legal'
          | 'award'
        )[];
        /** @description Stages of rounds. */
        funding_stages?: (
          | 'Pre-Seed'
          | 'Seed'
          | 'Series A'
          | 'Series B'
          | 'Series C'
          | 'Series D'
          | 'Series E'
          | 'Series F'
          | 'Series G'
          | 'Series H'
          | 'Series I'
          | 'Series J'
          | 'Angel'
          | 'Bridge'
          | 'Debt'
          | 'Convertible Note'
          | 'Crowdfunding'
          | 'Grant'
          | 'Private Equity'
          | 'Growth'
          | 'IPO'
          | 'Public'
        )[];
        /** @description Countries of the headquarters: ISO 3166-1 alpha-2 codes or English names. */
        countries?: string[];
        /** @description What the companies do. */
        industries?: (
          | '3D Printing'
          | 'Accounting'
          | 'Aerospace'
          | 'Agriculture'
          | 'Architecture'
          | 'Automotive'
          | 'Beauty'
          | 'Bicycles'
          | 'Biotechnology'
          | 'Building Materials'
          | 'Chemicals'
          | 'Construction'
          | 'Cosmetics'
          | 'Cybersecurity'
          | 'Defence'
          | 'Design'
          | 'E-commerce'
          | 'Education'
          | 'Electronics'
          | 'Energy'
          | 'Engineering'
          | 'Environmental Services'
          | 'Events'
          | 'Facility Services'
          | 'Fashion'
          | 'Financial Services'
          | 'Fintech'
          | 'Fitness'
          | 'Food and Beverage'
          | 'Furniture'
          | 'HVAC'
          | 'Healthcare'
          | 'Hospitality'
          | 'Human Resources'
          | 'IT Services'
          | 'Industrial Automation'
          | 'Insurance'
          | 'Legal Services'
          | 'Logistics'
          | 'Machinery'
          | 'Management Consulting'
          | 'Manufacturing'
          | 'Maritime'
          | 'Marketing'
          | 'Media'
          | 'Medical Devices'
          | 'Non-profit'
          | 'Packaging'
          | 'Pet Products'
          | 'Pharmaceuticals'
          | 'Printing'
          | 'Public Sector'
          | 'Publishing'
          | 'Real Estate'
          | 'Recruitment'
          | 'Renewable Energy'
          | 'Restaurants'
          | 'Retail'
          | 'Robotics'
          | 'Security Services'
          | 'Semiconductors'
          | 'Software'
          | 'Sporting Goods'
          | 'Telecommunications'
          | 'Textiles'
          | 'Toys'
          | 'Travel'
          | 'Venture Capital'
          | 'Veterinary'
          | 'Video Games'
        )[];
        /** @description The earliest date on which it happened or, if that is unknown, was first seen. */
        since?: string;
        /** @description The latest date. */
        until?: string;
        /** @description Hearsay too, labelled `rumour`. */
        include_rumours?: boolean;
        /** @description Rows on a page. The price is that of a page. */
        limit?: number;
        /** @description The `next_cursor` of the page before, with the same filters. */
        cursor?: string;
        /** @description Instead of `Accept`. JSON if neither says. */
        format?: 'json' | 'csv';
      };
      header?: {
        /** @description Chosen by the client. The same request with the same key within 24 hours gets the first answer and charges nothing. JSON only. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of signals. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          'X-Credits-Used': components['headers']['X-Credits-Used'];
          'X-Credits-Remaining': components['headers']['X-Credits-Remaining'];
          'X-Next-Cursor': components['headers']['X-Next-Cursor'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['SignalSearch'];
          'text/csv': string;
        };
      };
      /** @description `invalid_parameter`, `invalid_filter_value` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'invalid_parameter';
                }
              | {
                  /** @constant */
                  error: 'invalid_filter_value';
                  /** @description The filter whose value is unknown. */
                  field: string;
                  /** @description The unknown value. */
                  value: string;
                  /** @description What the filter takes; of technologies the closest. */
                  valid_values: string[];
                  /** @description What was probably meant; null if nothing is close. */
                  nearest_match: string | null;
                }
            );
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `insufficient_credits` */
      402: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'insufficient_credits';
            credits_required: number;
            credits_needed: number;
            credits_available: number;
          };
        };
      };
      /** @description `idempotency_key_reused` */
      422: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'idempotency_key_reused';
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  replayBatch: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description As returned in the 202 response of the company endpoint.
         * @example batch_01KB0W2XG5V7NQ4R8S6T3Y9ZHC
         */
        batch_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The modules, and what differs from the results. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Replay'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `batch_forbidden` */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'batch_forbidden';
          };
        };
      };
      /** @description `batch_not_found`, `data_unavailable` */
      404: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'batch_not_found';
                }
              | {
                  /** @constant */
                  error: 'data_unavailable';
                }
            );
        };
      };
      /** @description `enrichment_processing`, `no_data_found`, `enrichment_failed` */
      409: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'enrichment_processing';
                }
              | {
                  /** @constant */
                  error: 'no_data_found';
                }
              | {
                  /** @constant */
                  error: 'enrichment_failed';
                }
            );
        };
      };
      /** @description `rate_limit_exceeded`, `concurrent_limit_reached` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'rate_limit_exceeded';
                  retry_after: number;
                }
              | {
                  /** @constant */
                  error: 'concurrent_limit_reached';
                }
            );
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The URL. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookUrl'];
        };
      };
      /** @description `invalid_parameter` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_parameter';
          };
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  setWebhook: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': {
          /** Format: uri */
          webhook_url: string;
        };
      };
    };
    responses: {
      /** @description The URL is stored. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['WebhookStored'];
        };
      };
      /** @description `invalid_parameter`, `missing_parameter`, `invalid_json` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'invalid_parameter';
                }
              | {
                  /** @constant */
                  error: 'missing_parameter';
                }
              | {
                  /** @constant */
                  error: 'invalid_json';
                }
            );
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] &
            (
              | {
                  /** @constant */
                  error: 'missing_api_key';
                }
              | {
                  /** @constant */
                  error: 'invalid_api_key';
                }
              | {
                  /** @constant */
                  error: 'api_key_disabled';
                }
              | {
                  /** @constant */
                  error: 'api_key_expired';
                }
              | {
                  /** @constant */
                  error: 'ip_not_allowed';
                }
              | {
                  /** @constant */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description `payload_too_large` */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'payload_too_large';
          };
        };
      };
      /** @description `unsupported_media_type` */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'unsupported_media_type';
          };
        };
      };
      /** @description `invalid_webhook_url` */
      422: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'invalid_webhook_url';
            hint: string;
          };
        };
      };
      /** @description `rate_limit_exceeded` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'rate_limit_exceeded';
            retry_after: number;
          };
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /** @constant */
            error: 'internal_error';
          };
        };
      };
    };
  };
  callAgentEndpoint: {
    parameters: {
      query?: {
        /** @description `full` repeats the whole result of a tool as text, for clients that show their model nothing else. */
        text?: 'full';
      };
      header?: {
        /** @description The revision agreed in `initialize`. */
        'MCP-Protocol-Version'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['AgentRequest'];
      };
    };
    responses: {
      /** @description The result, or an error in the method or its parameters, which costs nothing. A tool that refuses says so in its result. */
      200: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentResult'] | components['schemas']['AgentError'];
        };
      };
      /** @description A notification, accepted without effect. */
      202: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description `invalid_parameter`, `invalid_json` */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentError'] &
            (
              | {
                  error?: {
                    data?: {
                      /** @constant */
                      error: 'invalid_parameter';
                    };
                  };
                }
              | {
                  error?: {
                    data?: {
                      /** @constant */
                      error: 'invalid_json';
                    };
                  };
                }
            );
        };
      };
      /** @description `missing_api_key`, `invalid_api_key`, `api_key_disabled`, `api_key_expired`, `ip_not_allowed`, `subscription_required` */
      401: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'WWW-Authenticate': components['headers']['WWW-Authenticate'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentError'] &
            (
              | {
                  error?: {
                    data?: {
                      /** @constant */
                      error: 'missing_api_key';
                    };
                  };
                }
              | {
                  error?: {
                    data?: {
                      /** @constant */
                      error: 'invalid_api_key';
                    };
                  };
                }
              | {
                  error?: {
                    data?: {
                      /** @constant */
                      error: 'api_key_disabled';
                    };
                  };
                }
              | {
                  error?: {
                    data?: {
                      /** @constant */
                      error: 'api_key_expired';
                    };
                  };
                }
              | {
                  error?: {
                    data?: {
                      /** @constant */
                      error: 'ip_not_allowed';
                    };
                  };
                }
              | {
                  error?: {
                    data?: {
                      /** @constant */
                      error: 'subscription_required';
                    };
                  };
                }
            );
        };
      };
      /** @description `insufficient_credits` */
      402: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentError'] & {
            error?: {
              data?: {
                /** @constant */
                error: 'insufficient_credits';
                credits_required: number;
                credits_needed: number;
                credits_available: number;
              };
            };
          };
        };
      };
      /** @description `origin_not_allowed` */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentError'] & {
            error?: {
              data?: {
                /** @constant */
                error: 'origin_not_allowed';
              };
            };
          };
        };
      };
      /** @description `method_not_allowed` */
      405: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          Allow: components['headers']['Allow'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentError'] & {
            error?: {
              data?: {
                /** @constant */
                error: 'method_not_allowed';
              };
            };
          };
        };
      };
      /** @description `payload_too_large` */
      413: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentError'] & {
            error?: {
              data?: {
                /** @constant */
                error: 'payload_too_large';
              };
            };
          };
        };
      };
      /** @description `unsupported_media_type` */
      415: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentError'] & {
            error?: {
              data?: {
                /** @constant */
                error: 'unsupported_media_type';
              };
            };
          };
        };
      };
      /** @description `rate_limit_exceeded`, `concurrent_limit_reached`, `refund_limit_reached` */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentError'] &
            (
              | {
                  error?: {
                    data?: {
                      /** @constant */
                      error: 'rate_limit_exceeded';
                      retry_after: number;
                    };
                  };
                }
              | {
                  error?: {
                    data?: {
                      /** @constant */
                      error: 'concurrent_limit_reached';
                    };
                  };
                }
              | {
                  error?: {
                    data?: {
                      /** @constant */
                      error: 'refund_limit_reached';
                      hint: string;
                    };
                  };
                }
            );
        };
      };
      /** @description `internal_error` */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentError'] & {
            error?: {
              data?: {
                /** @constant */
                error: 'internal_error';
              };
            };
          };
        };
      };
    };
  };
  'enrichment.completed': {
    parameters: {
      query?: never;
      header: {
        /** @description HMAC-SHA256 over `<timestamp>.<raw body>`, in lower-case hex. The key is what the base64 text behind `whsec_` in the signing secret decodes to. New at each attempt. */
        'X-Service-Signature': string;
        /** @description Unix time of the attempt in seconds; reject one older than 300 seconds. */
        'X-Service-Timestamp': number;
        /** @description The event. */
        'X-Service-Event': string;
        /** @description The batch ID, the same at every attempt. */
        'X-Service-Batch-ID': string;
        /** @description As defined by Standard Webhooks. */
        'webhook-id': string;
        /** @description As defined by Standard Webhooks. */
        'webhook-timestamp': number;
        /** @description As defined by Standard Webhooks. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EnrichmentCompleted'];
      };
    };
    responses: {
      /** @description Delivered, if it comes within 30 seconds. Anything else is retried. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'enrichment.failed': {
    parameters: {
      query?: never;
      header: {
        /** @description HMAC-SHA256 over `<timestamp>.<raw body>`, in lower-case hex. The key is what the base64 text behind `whsec_` in the signing secret decodes to. New at each attempt. */
        'X-Service-Signature': string;
        /** @description Unix time of the attempt in seconds; reject one older than 300 seconds. */
        'X-Service-Timestamp': number;
        /** @description The event. */
        'X-Service-Event': string;
        /** @description The batch ID, the same at every attempt. */
        'X-Service-Batch-ID': string;
        /** @description As defined by Standard Webhooks. */
        'webhook-id': string;
        /** @description As defined by Standard Webhooks. */
        'webhook-timestamp': number;
        /** @description As defined by Standard Webhooks. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EnrichmentFailed'];
      };
    };
    responses: {
      /** @description Delivered, if it comes within 30 seconds. Anything else is retried. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'enrichment.no_data_found': {
    parameters: {
      query?: never;
      header: {
        /** @description HMAC-SHA256 over `<timestamp>.<raw body>`, in lower-case hex. The key is what the base64 text behind `whsec_` in the signing secret decodes to. New at each attempt. */
        'X-Service-Signature': string;
        /** @description Unix time of the attempt in seconds; reject one older than 300 seconds. */
        'X-Service-Timestamp': number;
        /** @description The event. */
        'X-Service-Event': string;
        /** @description The batch ID, the same at every attempt. */
        'X-Service-Batch-ID': string;
        /** @description As defined by Standard Webhooks. */
        'webhook-id': string;
        /** @description As defined by Standard Webhooks. */
        'webhook-timestamp': number;
        /** @description As defined by Standard Webhooks. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['EnrichmentNoDataFound'];
      };
    };
    responses: {
      /** @description Delivered, if it comes within 30 seconds. Anything else is retried. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'list.completed': {
    parameters: {
      query?: never;
      header: {
        /** @description HMAC-SHA256 over `<timestamp>.<raw body>`, in lower-case hex. The key is what the base64 text behind `whsec_` in the signing secret decodes to. New at each attempt. */
        'X-Service-Signature': string;
        /** @description Unix time of the attempt in seconds; reject one older than 300 seconds. */
        'X-Service-Timestamp': number;
        /** @description The event. */
        'X-Service-Event': string;
        /** @description The list ID, the same at every attempt. */
        'X-Service-List-ID': string;
        /** @description As defined by Standard Webhooks. */
        'webhook-id': string;
        /** @description As defined by Standard Webhooks. */
        'webhook-timestamp': number;
        /** @description As defined by Standard Webhooks. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['ListCompleted'];
      };
    };
    responses: {
      /** @description Delivered, if it comes within 30 seconds. Anything else is retried. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
  'signal.detected': {
    parameters: {
      query?: never;
      header: {
        /** @description HMAC-SHA256 over `<timestamp>.<raw body>`, in lower-case hex. The key is what the base64 text behind `whsec_` in the signing secret decodes to. New at each attempt. */
        'X-Service-Signature': string;
        /** @description Unix time of the attempt in seconds; reject one older than 300 seconds. */
        'X-Service-Timestamp': number;
        /** @description The event. */
        'X-Service-Event': string;
        /** @description The signal ID, the same at every attempt. */
        'X-Service-Signal-ID': string;
        /** @description As defined by Standard Webhooks. */
        'webhook-id': string;
        /** @description As defined by Standard Webhooks. */
        'webhook-timestamp': number;
        /** @description As defined by Standard Webhooks. */
        'webhook-signature': string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['SignalDetected'];
      };
    };
    responses: {
      /** @description Delivered, if it comes within 30 seconds. Anything else is retried. */
      '2XX': {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
