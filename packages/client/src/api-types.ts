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
  '/account/webhook': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
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
        | 'deprecated_parameter'
        | 'payload_too_large'
        | 'unsupported_media_type'
        | 'invalid_webhook_url'
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
      retry_after?: number;
      limits?: {
        per_minute: number;
        per_day: number;
        current_minute: number;
        current_day: number;
      };
    };
    CompanyData: {
      company?: components['schemas']['Company'];
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
        next_likely_move: string;
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
            | 'deprecated_parameter'
            | 'payload_too_large'
            | 'unsupported_media_type'
            | 'invalid_webhook_url'
            | 'rate_limit_exceeded'
            | 'concurrent_limit_reached'
            | 'refund_limit_reached'
            | 'internal_error';
        } & {
          [key: string]: unknown;
        };
      };
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
                }
              | {
                  /** @constant */
                  error: 'invalid_domain';
                }
              | {
                  /** @constant */
                  error: 'invalid_module';
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
                }
              | {
                  /** @constant */
                  error: 'concurrent_limit_reached';
                }
              | {
                  /** @constant */
                  error: 'refund_limit_reached';
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
      query?: never;
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
}
