// Written by `npm run client:types`.
export interface paths {
  '/health': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Check the health of the API
     * @description Says whether requests can be served, which means that the database responds. Needs no key and costs nothing. The answer can be a second old. Workers and sources have health checks of their own.
     */
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
    /**
     * Get or enrich a company
     * @description Returns the data at once, free, if every requested module was enriched within the last 24 hours. Otherwise it queues an enrichment and reserves its price: 10 credits, and those of each module. When it ends, the webhook is called and the results can be fetched. If it fails or finds nothing, all credits are refunded. Refused requests are free.
     */
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
    /**
     * Get the evidence for a company
     * @description Lists every value that the sources of a company stated, with its source, URL, time and confidence: what the data uses first, then what lost against it. `coverage` says what came of each source that was queried. Free.
     */
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
    /**
     * Quote a request for a company
     * @description Says what the same request without `/quote` would do and cost now, without doing it. Free.
     */
    get: operations['getQuote'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/company/{domain}/logo': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the logo of a company
     * @description Redirects to the picture that the site of a company on file shows as its logo. Free, if the base data is fresh or was bought. The picture is on a host of a third party, and nothing is fetched by the service. Let no client follow the redirect with `X-API-Key`: most would send the key to that host. Read `Location`, or send the key as `Authorization: Bearer`, which clients drop at another host.
     */
    get: operations['getLogo'];
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
    /**
     * Get the status of an enrichment
     * @description Says how far an enrichment is, what it costs, and what became of its webhook. Only the account that requested it may ask. Free.
     */
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
    /**
     * Get the results of an enrichment
     * @description Returns the data as the enrichment produced it, even if the company was enriched again since. Only the account that requested it may ask. Free: it was paid for when it was queued.
     */
    get: operations['getResults'];
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
    /**
     * List the account's lists
     * @description Returns the lists of the account with their progress, newest first, page by page. Free.
     */
    get: operations['getLists'];
    put?: never;
    /**
     * Enrich a list of companies
     * @description Takes up to 10000 domains, or names with a country, and enriches them one after the other under the rules of single requests: locks, prices, refunds, cooldowns, limits. With `dry_run` it only says what the list costs. A list needs no webhook.
     */
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
    /**
     * Get a list
     * @description Returns a list and its progress. Free.
     */
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
    /**
     * Get the results of a list
     * @description Returns what came of each entry so far, with the data, as JSON lines or CSV. The data of an entry is what its enrichment produced, or what was fresh. Free.
     */
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
    /**
     * Follow a list
     * @description Sends server-sent events until the list ends: each entry once, when it has ended, and the list when its progress changes. Free.
     */
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
    /**
     * Pause a list
     * @description Begins no further entry until the list is resumed. What runs ends as usual. Nothing is reserved for what has not begun.
     */
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
    /**
     * Resume a list
     * @description Goes on with a list that was paused, or that ran out of credits.
     */
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
    /**
     * Cancel a list
     * @description Ends a list. What runs ends as usual; what has not begun never begins and costs nothing.
     */
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
    /**
     * List the account's webhook deliveries, newest first
     * @description With the event that each one carries, so that a client without a receiver can read it.
     */
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
     * @description The companies, named or found by a search at each look, are enriched again and again. `signal.detected` tells each new signal once. What the first look at a company finds is known, not new.
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
  '/account/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the account and its limits
     * @description Returns the account of the key, its plan and the limits that are enforced. Free.
     */
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
    /**
     * Get the balance
     * @description Returns the credits of the current period. Credits that were not spent expire at its end. Free.
     */
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
    /**
     * Get the usage of this month
     * @description Returns the requests and credits of the current calendar month in UTC, of all keys of the account. Free.
     */
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
    /**
     * List the key's requests
     * @description Returns the requests made with this key and those that it replaced, newest first, page by page. Free.
     */
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
    /**
     * Get the account's default webhook URL
     * @description Returns the URL that is called when an enrichment or a list ends. Free.
     */
    get: operations['getWebhook'];
    put?: never;
    /**
     * Store the account's default webhook URL
     * @description Replaces the URL that is called when an enrichment or a list ends. It receives every event of the account, except those of requests that send a URL of their own. Storing a URL does not call it. Free.
     */
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
     * Call agent tools and prompts
     * @description The endpoint of agents, in the Model Context Protocol. One JSON-RPC 2.0 request, one JSON response: no streams, sessions or batches. Revision 2025-06-18. The methods are `initialize`, `ping`, `tools/list`, `tools/call`, `prompts/list` and `prompts/get`; the endpoint lists its tools and prompts, their arguments and their prices.
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
    /**
     * An enrichment completed
     * @description Fetch its results from `data_url`: the event carries none.
     */
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
    /**
     * An enrichment failed
     * @description Its credits were refunded. `error` says why.
     */
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
    /**
     * An enrichment found nothing
     * @description Its credits were refunded. The domain can be enriched again after its cooldown.
     */
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
    /**
     * A list ended
     * @description It was completed or cancelled. Fetch its results from `results_url`.
     */
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
    /**
     * A watch found a new signal
     * @description About one of its companies. The event has the signal with its evidence, once for each watch.
     */
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
    /** @description A refused request. */
    Error: {
      /**
       * @description Always false: the request was refused.
       * @constant
       */
      success: false;
      /**
       * @description What happened. Branch on it: it never changes its meaning.
       * @enum {string}
       */
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
        | 'logo_not_found'
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
      /** @description The same in words, for people. It may change. */
      message: string;
      /** @description What to do about it. */
      hint?: string;
      /** @description Of `webhook_required`: the URL of this description. */
      documentation?: string;
      /** @description Of `webhook_required`: a command that sends a request with a webhook URL. */
      quick_test?: string;
      /**
       * @description Always 0: a refused request costs nothing.
       * @constant
       */
      credits_used?: 0;
      /** @description Of `invalid_module`: the names that `enrich` accepts. */
      valid_modules?: ('business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      /** @description Of `insufficient_credits`: what the request would have reserved. */
      credits_required?: number;
      /** @description `credits_required` again, for older clients. */
      credits_needed?: number;
      /** @description Of `insufficient_credits`: the balance. */
      credits_available?: number;
      /** @description Of `enrichment_in_progress`: the batch that runs; null if it is that of another account. */
      batch_id?: string | null;
      /** @description Of `invalid_filter_value`: the filter whose value is unknown. */
      field?: string;
      /** @description Of `invalid_filter_value`: the unknown value. */
      value?: string;
      /** @description Of `invalid_filter_value`: what the filter takes; of technologies the closest. */
      valid_values?: string[];
      /** @description Of `invalid_filter_value`: how many technologies are known. */
      valid_values_total?: number;
      /** @description Of `invalid_filter_value`: what was probably meant; null if nothing is close. */
      nearest_match?: string | null;
      /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
      retry_after?: number;
      /** @description Of `rate_limit_exceeded`: the limits of the account, if its key is known. */
      limits?: {
        /** @description The requests allowed per minute. */
        per_minute: number;
        /** @description The requests allowed per day. */
        per_day: number;
        /** @description The requests of the current minute. */
        current_minute: number;
        /** @description The requests of the current day, in UTC. */
        current_day: number;
      };
    };
    /** @description Company data: a key for each module that is there. `company` always is. A field is null if no source provided it; a list is empty only if a source looked for its items. */
    CompanyData: {
      company: components['schemas']['Company'];
      business?: components['schemas']['Business'];
      technology?: components['schemas']['Technology'];
      funding?: components['schemas']['Funding'];
      team?: components['schemas']['Team'];
      signals?: components['schemas']['Signals'];
      competitors?: components['schemas']['Competitors'];
    };
    /** @description The base record: identity, contact, location, size and legal data. Part of every enrichment. */
    Company: {
      /** @description The name by which the company is known. */
      name: string | null;
      /** @description What the company does, in its own words where its website says so. */
      description: string | null;
      /** @description The year of its foundation, otherwise of its registration. */
      founded_year: number | null;
      /** @description `closed` if a register says so, even while the website works; `acquired` if any source says so; `active` otherwise. */
      company_status: ('active' | 'acquired' | 'closed') | null;
      /** @description The main telephone number in E.164: `+4940555010`. */
      phone: string | null;
      /** @description The general email address. */
      email: string | null;
      /** @description The registrable domain that was requested, in lower case and A-labels. */
      domain: string;
      /** @description The URL of its LinkedIn page. */
      linkedin_url: string | null;
      /** @description The URL of its Facebook page. */
      facebook_url: string | null;
      /** @description The URL of its profile on X, formerly Twitter. */
      twitter_url: string | null;
      /** @description The country of the headquarters: its English name. */
      headquarter_country: string | null;
      /** @description The city of the headquarters. */
      headquarter_city: string | null;
      /** @description The address in the register, on one line. */
      registered_address: string | null;
      /** @description The places of its offices, as its pages name them. */
      office_locations: string[] | null;
      /** @description The number of employees, if a source gives a number. */
      employee_count: number | null;
      /** @description The number of employees as a range, such as `51-200`. Derived from `employee_count` if that is known. */
      employee_range: string | null;
      /** @description The name in the register, with the legal form. */
      legal_name: string | null;
      /** @description The number in the national register, in the notation of that register. */
      company_number: string | null;
      /** @description The legal form, such as `Private limited company` or `GmbH`. */
      company_type: string | null;
      /** @description The day of its registration. */
      date_of_creation: string | null;
      /** @description The country or state under whose law the company is registered: an ISO 3166 code such as `FR` or `US-DE`. */
      jurisdiction: string | null;
      /** @description The codes of its activities, in the classification of the register that gives them: SIC, NACE, NAF and others. */
      sic_codes: string[] | null;
    };
    /** @description What the company sells, to whom and how. */
    Business: {
      /** @description The number of `industries`. */
      industries_count: number | null;
      /** @description The industries, by the names that people search for: `Logistics`, `Legal Services`. */
      industries: string[] | null;
      /** @description The business models, such as `B2B`, `B2C`, `SaaS` or `Platform`. */
      business_model: string[] | null;
      /** @description How the company earns, such as `Subscription` or `Product sales`. */
      revenue_model: string[] | null;
      /** @description Whom the company addresses, in words. */
      target_audience: string | null;
      /** @description The number of `taxonomy` entries. */
      taxonomy_count: number | null;
      /** @description Topics of the company, narrower than its industries. */
      taxonomy: string[] | null;
      /** @description The number of `services`. */
      services_count: number | null;
      /** @description The products and services that the company offers. */
      services:
        | {
            /** @description The name of the product or service. */
            name: string;
            /** @description What it is, in a sentence or two. */
            description: string | null;
          }[]
        | null;
      /** @description The number of `certificates_and_compliance` entries. */
      certificates_count: number | null;
      /** @description Certificates that the company holds and standards that it says it meets. */
      certificates_and_compliance:
        | {
            /** @description The certificate or standard, such as `ISO 27001`. */
            name: string;
            /** @description What the company says about it. */
            description: string | null;
          }[]
        | null;
      /** @description The number of `market_problems`. */
      market_problems_count: number | null;
      /** @description The problems of its customers that the company says it solves. */
      market_problems:
        | {
            /** @description The problem in a few words. */
            title: string;
            /** @description The problem in a sentence or two. */
            description: string | null;
          }[]
        | null;
      /** @description The number of `target_countries`. */
      target_countries_count: number | null;
      /** @description The countries to which the company sells. The country of the headquarters is one of them. */
      target_countries:
        | {
            /** @description The English name of the country. */
            country: string;
            /** @description The country by its ISO 3166-1 alpha-2 code. */
            country_code: string;
            /** @description Why the country is listed, in one sentence. Rules write it, or a language model if there is one. */
            ai_reasoning: string;
            /** @description `high` if at least two kinds of evidence point to the country, `medium` if one does. */
            confidence: 'high' | 'medium';
          }[]
        | null;
      /** @description The number of `potential_target_countries`. */
      potential_target_countries_count: number | null;
      /** @description Countries to which weaker signs point. None of them is in `target_countries`. */
      potential_target_countries:
        | {
            /** @description The English name of the country. */
            country: string;
            /** @description The country by its ISO 3166-1 alpha-2 code. */
            country_code: string;
            /** @description Why the country is listed, in one sentence. Rules write it, or a language model if there is one. */
            ai_reasoning: string;
            /** @description `high` if at least two kinds of evidence point to the country, `medium` if one does. */
            confidence: 'high' | 'medium';
          }[]
        | null;
    };
    /** @description The technologies that the company uses. */
    Technology: {
      /** @description The number of `technologies`. */
      total_technologies: number | null;
      /** @description The number of categories in `technology_stack`. */
      categories_count: number | null;
      /** @description The names of the technologies, each once. */
      technologies: string[] | null;
      /** @description The technologies by category, such as `Analytics`. A technology is listed under each of its categories. */
      technology_stack: {
        [key: string]: {
          /** @description The usual name of the technology. */
          name: string;
          /** @description What the technology is. */
          description: string | null;
        }[];
      } | null;
      /** @description When a technology was last seen. */
      last_updated: string | null;
    };
    /** @description Funding rounds, investors and valuations. */
    Funding: {
      /** @description All funding in US dollars: the newest total that the company states, plus the rounds since then; otherwise the sum of the rounds. */
      total_funding: number | null;
      /** @description The stage of the newest round; `Public` for a listed company. */
      funding_stage: string | null;
      /** @description The day of the newest round. */
      last_funding_date: string | null;
      /** @description The number of rounds in `investment_history`. */
      funding_round_count: number | null;
      /** @description The newest known valuation in US dollars. */
      last_valuation: number | null;
      /** @description The rounds, newest first. */
      investment_history:
        | {
            /** @description The day on which the round was announced or filed. */
            date: string | null;
            /** @description The stage, such as `Seed` or `Series A`. */
            stage: string | null;
            /** @description The amount in units of `currency`. */
            amount: number | null;
            /** @description The amount in US dollars, at the rate of the day of its report. */
            amount_usd: number | null;
            /** @description The currency of `amount` and `valuation`: its ISO 4217 code. */
            currency: string | null;
            /** @description The valuation of the company in units of `currency`. */
            valuation: number | null;
            /** @description The valuation in US dollars, at the rate of the day of its report. */
            valuation_usd: number | null;
            /** @description The names of the investors. Empty if none is known. */
            investors: string[];
          }[]
        | null;
      /** @description The number of `investors`. */
      investors_count: number | null;
      /** @description The names of all investors, each once. */
      investors: string[] | null;
      /** @description The number of `notable_investors`. */
      notable_investors_count: number | null;
      /** @description Those of the investors that are well known. */
      notable_investors:
        | {
            /** @description The usual name of the investor. */
            name: string;
            /** @description The https URL of its logo. */
            logo: string | null;
            /** @description The domain of its website. */
            domain: string | null;
          }[]
        | null;
      /** @description The investors that led a round. */
      lead_investors: string[] | null;
      /** @description The companies that this company acquired: half of them or more. */
      acquisitions: string[] | null;
    };
    /** @description People, growth and hiring. */
    Team: {
      /** @description The number of `team_members`. `company.employee_count` has the number of employees. */
      team_count: number | null;
      /** @description People of the company, founders and heads first. */
      team_members:
        | {
            /** @description The full name. */
            name: string;
            /** @description The position in the company. */
            position: string | null;
            /** @description The URL of the LinkedIn profile to which a page of the company links. */
            linkedin_url: string | null;
            /** @description The country where the person works: its English name. */
            country: string | null;
            /** @description The city where the person works. */
            city: string | null;
            /** @description The nationality, if a register states it. */
            nationality: string | null;
            /** @description What the company says about the person. */
            biography: string | null;
            /** @description Positions, as far as known. */
            experience: {
              /** @description The employer. */
              company: string | null;
              /** @description The position there. */
              position: string | null;
              /** @description What the person did there. */
              description: string | null;
              /** @description When it began, as precisely as the source says. */
              start_date: string | null;
              /** @description When it ended, as precisely as the source says; null while it lasts. */
              end_date: string | null;
              /** @description Whether the person still holds the position. */
              is_current: boolean;
              /** @description The place of work. */
              location: string | null;
            }[];
            /** @description Schools and degrees, as far as known. */
            education: {
              /** @description The school or university. */
              school: string | null;
              /** @description The degree. */
              degree: string | null;
              /** @description The subject, or what else the source says. */
              description: string | null;
              /** @description When it began, as precisely as the source says. */
              start_date: string | null;
              /** @description When it ended, as precisely as the source says. */
              end_date: string | null;
              /** @description The place of the school. */
              location: string | null;
            }[];
          }[]
        | null;
      /** @description The growth in the last month of `historical_employee_data`; null unless the month before is known. */
      monthly_growth: {
        /** @description The employees gained; negative if the number fell. */
        change: number;
        /** @description The change in percent of `from`, to two decimals. */
        percentage: number;
        /** @description The number of employees in `period_start`. */
        from: number;
        /** @description The number of employees in `period_end`. */
        to: number;
        /** @description The first month: `August 2026`. */
        period_start: string;
        /** @description The last month: `November 2026`. */
        period_end: string;
      } | null;
      /** @description The same over three months. */
      three_month_growth: {
        /** @description The employees gained; negative if the number fell. */
        change: number;
        /** @description The change in percent of `from`, to two decimals. */
        percentage: number;
        /** @description The number of employees in `period_start`. */
        from: number;
        /** @description The number of employees in `period_end`. */
        to: number;
        /** @description The first month: `August 2026`. */
        period_start: string;
        /** @description The last month: `November 2026`. */
        period_end: string;
      } | null;
      /** @description The same over six months. */
      six_month_growth: {
        /** @description The employees gained; negative if the number fell. */
        change: number;
        /** @description The change in percent of `from`, to two decimals. */
        percentage: number;
        /** @description The number of employees in `period_start`. */
        from: number;
        /** @description The number of employees in `period_end`. */
        to: number;
        /** @description The first month: `August 2026`. */
        period_start: string;
        /** @description The last month: `November 2026`. */
        period_end: string;
      } | null;
      /** @description The number of employees by month, oldest first. */
      historical_employee_data:
        | {
            /** @description The month: `November 2026`. */
            month_name: string;
            /** @description The number of employees in that month. */
            employee_count: number;
          }[]
        | null;
      /** @description The number of open jobs. */
      job_listings_count: number | null;
      /** @description The number of `job_titles`. */
      job_titles_count: number | null;
      /** @description The number of `job_locations`. */
      job_locations_count: number | null;
      /** @description The number of `job_countries`. */
      job_countries_count: number | null;
      /** @description The number of `key_role_openings`. */
      key_role_openings_count: number | null;
      /** @description The titles of the open jobs, each once. */
      job_titles: string[] | null;
      /** @description The places of the open jobs, each once. */
      job_locations: string[] | null;
      /** @description The countries of the open jobs, each once: English names. */
      job_countries: string[] | null;
      /** @description `actively_hiring` from ten open jobs, or from five that were posted within thirty days; `hiring` from one; `passive` if a page for jobs shows none; null if no such page is known. */
      hiring_status: ('actively_hiring' | 'hiring' | 'passive') | null;
      /** @description The open jobs for leaders, newest first. */
      key_role_openings:
        | {
            /** @description The title of the opening. */
            title: string;
            /** @description The place of work. */
            location: string | null;
            /** @description The country of the place: its English name. */
            country: string | null;
            /** @description The day on which the opening was published. */
            posted_date: string | null;
          }[]
        | null;
    };
    /** @description Dated buying signals, and what they mean together. */
    Signals: {
      /** @description The number of `highlights`. */
      highlights_count: number | null;
      /** @description The events, newest first. */
      highlights:
        | {
            /** @description The kind of event. */
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
            /** @description The headline, from the most official report. */
            title: string;
            /** @description The day of the event, from the earliest report. */
            date: string | null;
            /** @description What the report says, in a sentence or two. */
            description: string | null;
            /** @description What is known about the event, as text: `amount`, `amount_usd` (whole dollars), `round`, `investors`, `company`, `people`, `places` and so on, if stated; for a change between two scans `change`, `from`, `to` and `since` (the date of the earlier scan). For every event: `class` (`confirmed` by the company or a register, `reported` by a named third party, or `rumour`), `source_url` (the report whose title it is), `seen_on` (the date of the scan; for a change, when it was first seen) and `evidence` (the number of pieces of evidence). */
            entities?: {
              [key: string]: string;
            };
          }[]
        | null;
      /** @description Always null: no source that may be used reports them. */
      linkedin_metrics: {
        /** @description The number of followers. */
        followers: number | null;
        /** @description The change of that number over the period, in percent. */
        change_percentage: number | null;
        /** @description The day of the last post. */
        last_post_date: string | null;
        /** @description The first day of the period. */
        period_start: string | null;
        /** @description The last day of the period. */
        period_end: string | null;
      } | null;
      /** @description What the signals mean together. Rules write it, or a language model if there is one. Null if there is nothing to say. */
      ai_insights: {
        /** @description What the signals mean together, in a few sentences. */
        insight: string;
        /** @description How fast the company grows: `strong`, `moderate`, `stable`, `slowing`, `declining`; `undetermined` without a sign from the last twelve months. */
        growth_momentum: string;
        /** @description Where the company is heading: `expanding`, `building`, `consolidating`, `contracting`; `undetermined` without a sign from the last twelve months. */
        trajectory: string;
        /** @description The signals and figures behind it, each with its day. */
        key_indicators: string[];
        /** @description What the company will probably do next; null if nothing points to anything. */
        next_likely_move: string | null;
      } | null;
    };
    /** @description Competitors and similar companies. */
    Competitors: {
      /** @description The number of `competitors`. */
      competitors_count: number | null;
      /** @description Companies that a source names as competitors. */
      competitors:
        | {
            /** @description The name of the other company. */
            name: string;
            /** @description The domain of its website. */
            domain: string | null;
            /** @description What it does. */
            description: string | null;
            /** @description How similar the two businesses are, if the other company is on file; otherwise the confidence that it is a competitor. */
            similarity: number;
            /** @description Why it is listed, in one sentence. */
            reason: string;
            /** @description The source that names it, such as `website`. */
            source: string;
          }[]
        | null;
      /** @description The number of `similar_companies`. */
      similar_companies_count: number | null;
      /** @description Companies on file with a similar business, the most similar first. */
      similar_companies:
        | {
            /** @description The name of the other company. */
            name: string;
            /** @description The domain of its website. */
            domain: string | null;
            /** @description What it does. */
            description: string | null;
            /** @description How similar the two businesses are, if the other company is on file; otherwise the confidence that it is a competitor. */
            similarity: number;
            /** @description Why it is listed, in one sentence. */
            reason: string;
            /** @description The source that names it, such as `website`. */
            source: string;
          }[]
        | null;
    };
    /** @description Whether requests can be served. */
    Health: {
      /** @description `ok`, or `unavailable` with status 503. */
      status: string;
      /** @description The name of the service. */
      service: string;
      /**
       * Format: date-time
       * @description When the answer was made.
       */
      time: string;
      /** @description What was checked. */
      checks: {
        /** @description Whether the database responds and has been migrated. */
        database: boolean;
      };
    };
    /** @description Fresh data, free. */
    Cached: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /** @description The data on file, which is fresh. */
      data: components['schemas']['CompanyData'];
      /**
       * @description Always 0: fresh data is free.
       * @constant
       */
      credits_used: 0;
      /**
       * @description Always true: the data comes from a recent enrichment.
       * @constant
       */
      from_recent_enrichment: true;
      /** @description The balance. */
      credits_remaining: number;
      /** @description What the request cost: nothing. */
      credits_breakdown: {
        /** @description The credits for the base. */
        base: number;
        /** @description The credits by module. */
        enrichments: {
          [key: string]: number;
        };
        /** @description What an enrichment with these modules costs. */
        note: string;
      };
      /** @description What `data` contains: `base`, and the modules that were requested. */
      modules_included: string[];
      /** @description By key of the data: when the module was built and whether its sources responded. `GET /company/{domain}/evidence` has the reasons, source by source. */
      coverage: {
        [key: string]: {
          /**
           * Format: date-time
           * @description When the module was built.
           */
          enriched_at: string;
          /** @description `checked`: every source that was queried for the module responded, so what is empty was looked for; `partly_checked`: some did not, or not in full; `not_checked`: none responded, so nothing follows from an empty field. Null if an earlier release built the module. */
          status: ('checked' | 'partly_checked' | 'not_checked') | null;
          /** @description Number of sources of the module that responded in full, also those that know nothing. */
          sources_responded: number | null;
          /** @description Sources of the module that were queried and did not respond, or not in full. */
          sources_missing: string[] | null;
        };
      };
      /** @description Why it was free. */
      dedup_note?: string;
      /** @description Advice about the webhook. */
      webhook_hint?: string;
    };
    /** @description An enrichment is queued for a company that is on file. */
    Queued: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /**
       * @description Always `processing`.
       * @constant
       */
      status: 'processing';
      /** @description The ID of the batch, for its status and results. */
      batch_id: string;
      /** @description The credits reserved: refunded if the enrichment fails or finds nothing. */
      credits_reserved: number;
      /**
       * Format: uri
       * @description The URL of the status.
       */
      status_endpoint: string;
      /**
       * Format: uri
       * @description The URL of the results.
       */
      results_endpoint: string;
      /**
       * @description Always `processing`, as `status`.
       * @constant
       */
      enrichment_status: 'processing';
      /**
       * @description Always `enabled`: the webhook is called when the enrichment ends.
       * @constant
       */
      webhook_notification: 'enabled';
      /** @description What happened, in words. */
      message: string;
      /** @description What to do next. */
      hint: string;
      /** @description What was on file before. It may be out of date or incomplete. */
      current_data: components['schemas']['CompanyData'];
      /** @description The modules that are enriched, beside the base. */
      modules_requested: ('business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      /** @description Their number. */
      modules_count: number;
    };
    /** @description An enrichment is queued for a company that is not on file yet. */
    QueuedNewDomain: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /**
       * @description Always `processing`.
       * @constant
       */
      status: 'processing';
      /** @description The ID of the batch, for its status and results. */
      batch_id: string;
      /** @description The credits reserved: refunded if the enrichment fails or finds nothing. */
      credits_reserved: number;
      /**
       * Format: uri
       * @description The URL of the status.
       */
      status_endpoint: string;
      /**
       * Format: uri
       * @description The URL of the results.
       */
      results_endpoint: string;
      /**
       * @description Always `processing`, as `status`.
       * @constant
       */
      enrichment_status: 'processing';
      /**
       * @description Always `enabled`: the webhook is called when the enrichment ends.
       * @constant
       */
      webhook_notification: 'enabled';
      /** @description What happened, in words. */
      message: string;
      /** @description What to do next. */
      hint: string;
      /** @description The modules that are enriched, beside the base. */
      requested_modules: ('business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      /** @description The balance after the reservation. */
      credits_remaining: number;
      /** @description The registrable domain of the company. */
      domain: string;
    };
    /** @description The evidence behind the data of a company, and the sources queried. */
    Evidence: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /** @description The registrable domain of the company. */
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
        /**
         * Format: date-time
         * @description When it was observed.
         */
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
        /** @description Each source and its outcome. */
        sources: {
          /** @description The source. */
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
    /** @description A batch and its progress. */
    BatchStatus: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /** @description The ID of the batch. */
      batch_id: string;
      /** @description The registrable domain of the company. */
      domain: string;
      /**
       * @description `queued`: it waits; `processing`: it runs. The others are final: `completed`, and with a full refund `failed` and `no_data_found`.
       * @enum {string}
       */
      status: 'queued' | 'processing' | 'completed' | 'failed' | 'no_data_found';
      /** @description The modules that were requested, beside the base. */
      requested_modules: ('business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      /** @description Why it ended so, in words; null otherwise. */
      message: string | null;
      /** @description What the batch costs. */
      credits: {
        /** @description The credits that were reserved. */
        reserved: number;
        /** @description The credits that it cost: 0 unless it completed. */
        used: number;
        /** @description The credits that were returned. */
        refunded: number;
      };
      /** @description When it happened. */
      timing: {
        /**
         * Format: date-time
         * @description When it was requested.
         */
        requested_at: string;
        /** @description When it started; null while it waits. */
        started_at: string | null;
        /** @description When it ended; null before. */
        completed_at: string | null;
        /** @description The seconds from the request to the end; null before. */
        duration_seconds: number | null;
      };
      /** @description What became of the webhook. */
      webhook: {
        /** @description The URL that is called; null without a webhook. */
        url: string | null;
        /** @description When the last attempt was made; null before. */
        sent_at: string | null;
        /** @description `pending`: not attempted yet; `retrying`: attempted, and due again; `delivered` and `failed` are final. Null without a webhook. */
        status: ('pending' | 'retrying' | 'delivered' | 'failed') | null;
        /** @description The attempts after the first. */
        retries: number;
      };
      /** @description The URL of the results; null unless the batch completed. */
      results_endpoint: string | null;
    };
    /** @description The results of a batch. */
    BatchResults: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /** @description The ID of the batch. */
      batch_id: string;
      /** @description The registrable domain of the company. */
      domain: string;
      /**
       * @description Always `completed`: others have no results.
       * @constant
       */
      status: 'completed';
      /** @description The data as this batch produced it. */
      data: components['schemas']['CompanyData'];
      /** @description The credits that the batch cost. */
      credits_used: number;
      /** @description The credits that were returned: 0. */
      credits_refunded: number;
      /** @description What was paid for. */
      credits_breakdown: {
        /** @description The credits for the base. */
        base: number;
        /** @description The credits by module. */
        enrichments: {
          [key: string]: number;
        };
      };
      /** @description What `data` contains: `base`, and the modules that were requested. */
      modules_included: string[];
      /** @description By key of the data: when the module was built and whether its sources responded. `GET /company/{domain}/evidence` has the reasons, source by source. */
      coverage: {
        [key: string]: {
          /**
           * Format: date-time
           * @description When the module was built.
           */
          enriched_at: string;
          /** @description `checked`: every source that was queried for the module responded, so what is empty was looked for; `partly_checked`: some did not, or not in full; `not_checked`: none responded, so nothing follows from an empty field. Null if an earlier release built the module. */
          status: ('checked' | 'partly_checked' | 'not_checked') | null;
          /** @description Number of sources of the module that responded in full, also those that know nothing. */
          sources_responded: number | null;
          /** @description Sources of the module that were queried and did not respond, or not in full. */
          sources_missing: string[] | null;
        };
      };
      /**
       * Format: date-time
       * @description When the batch completed.
       */
      completed_at: string;
    };
    /** @description What a request for a company would do and cost. */
    Quote: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /** @description The registrable domain of the company. */
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
            | 'logo_not_found'
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
    /** @description Where the logo of a company is. */
    Logo: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /** @description The registrable domain of the company. */
      domain: string;
      /**
       * Format: uri
       * @description The URL of the picture, as in `Location`. It is on a host of a third party.
       */
      logo_url: string;
    };
    /** @description The account and its limits. */
    AccountInfo: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /** @description The account and its limits. */
      data: {
        /** @description The account to which the key belongs. */
        account: {
          /** @description The ID of the account. */
          id: number;
          /** @description The name of its owner or team. */
          name: string;
          /** @description Its email address. */
          email: string;
          /** @description Its company, if it named one. */
          company_name: string | null;
          /**
           * @description Its plan.
           * @enum {string}
           */
          plan_type: 'trial' | 'starter' | 'professional' | 'business' | 'enterprise';
          /**
           * @description The state of its subscription. Requests are accepted while it is `active` or `past_due`.
           * @enum {string}
           */
          status: 'active' | 'past_due' | 'suspended' | 'cancelled';
          /**
           * Format: date-time
           * @description When the account was created.
           */
          created_at: string;
        };
        /** @description The limits that are enforced. */
        limits: {
          /** @description The credits of each credit period. */
          credits_per_month: number;
          /** @description The requests allowed per minute. */
          rate_per_minute: number;
          /** @description The requests allowed per day. */
          rate_per_day: number;
        };
        /** @description The limits of the plan. They differ from `limits` only if one was raised for this account. */
        plan_defaults: {
          /** @description The credits of each credit period. */
          credits_per_month: number;
          /** @description The requests allowed per minute. */
          rate_per_minute: number;
          /** @description The requests allowed per day. */
          rate_per_day: number;
        };
        /** @description The rates of `limits` again, for older clients. */
        rate_limits: {
          /** @description `limits.rate_per_minute`. */
          per_minute: number;
          /** @description `limits.rate_per_day`. */
          per_day: number;
        };
      };
    };
    /** @description The balance of the account. */
    Credits: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /** @description The balance. */
      data: {
        /** @description The credits of the current period. */
        credits: {
          /** @description The credits that can still be spent in this period. */
          balance: number;
          /** @description The credits spent in this period. */
          used: number;
          /** @description The credits of each period. */
          limit: number;
          /** @description All credits ever bought; 0 on a trial. */
          total_purchased: number;
          /** @description `used` in percent of `limit`. */
          percentage_used: number;
          /** @description When the credits were last renewed; null if never. */
          resets_at: string | null;
        };
      };
    };
    /** @description Requests and credits of the current month. */
    Usage: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /** @description Requests and credits. */
      data: {
        /** @description What counts towards the limits of requests. */
        current_limits: {
          /** @description The requests of this day, in UTC. */
          requests_today: number;
          /** @description The requests of this minute. */
          requests_this_minute: number;
          /** @description When the last request was made. */
          last_request: string | null;
        };
        /** @description The current calendar month. */
        monthly_usage: {
          /** @description The requests of the month. */
          requests: number;
          /** @description The credits that the month has cost, net of refunds. */
          credits_consumed: number;
          /** @description The calendar month, in UTC. */
          period: {
            /**
             * Format: date-time
             * @description The first moment of the month.
             */
            start: string;
            /**
             * Format: date-time
             * @description The last moment of the month.
             */
            end: string;
          };
        };
        /** @description The endpoints with the most requests. */
        top_endpoints: {
          /** @description The endpoint. */
          endpoint: string;
          /** @description Its requests of the month. */
          requests: number;
          /** @description The credits that they cost. */
          credits_used: number;
          /** @description The average of a request. */
          avg_credits_per_request: number;
        }[];
        /** @description The last requests, newest first. */
        recent_requests: {
          /** @description The ID of the record. */
          id: number;
          /** @description The path that was requested. */
          endpoint: string;
          /** @description The HTTP method. */
          method: string;
          /** @description The credits that the request cost, net of refunds. */
          credits_consumed: number;
          /** @description The HTTP status of the answer. */
          response_status: number;
          /** @description How long the answer took, in milliseconds. */
          response_time: number;
          /**
           * Format: date-time
           * @description When the request was made.
           */
          requested_at: string;
          /** @description The message of a refusal. */
          error_message: string | null;
        }[];
      };
    };
    /** @description A page of the requests. */
    History: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /** @description A page of the history. */
      data: {
        /** @description The requests of the page. */
        requests: {
          /** @description The ID of the record. */
          id: number;
          /** @description The path that was requested. */
          endpoint: string;
          /** @description The HTTP method. */
          method: string;
          /** @description The credits that the request cost, net of refunds. */
          credits_consumed: number;
          /** @description The HTTP status of the answer. */
          response_status: number;
          /** @description How long the answer took, in milliseconds. */
          response_time: number;
          /**
           * Format: date-time
           * @description When the request was made.
           */
          requested_at: string;
        }[];
        /** @description Where the page is. */
        pagination: {
          /** @description The number of all requests. */
          total: number;
          /** @description The most records of a page. */
          limit: number;
          /** @description The records before this page. */
          offset: number;
          /** @description Whether records follow after this page. */
          has_more: boolean;
        };
      };
    };
    /** @description The default webhook URL was stored. */
    WebhookStored: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /** @description Says that the URL is stored. */
      message: string;
      /** @description What is stored. */
      data: {
        /** @description The URL as stored. */
        webhook_url: string;
      };
    };
    /** @description The default webhook URL. */
    WebhookUrl: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /** @description What is stored. */
      data: {
        /** @description The URL; null if none is stored. */
        webhook_url: string | null;
      };
    };
    /** @description A request of the Model Context Protocol. */
    AgentRequest: {
      /**
       * @description Always `2.0`: JSON-RPC 2.0.
       * @constant
       */
      jsonrpc: '2.0';
      /** @description Chosen by the client; the answer repeats it. A notification has none. */
      id?: string | number;
      /** @description The method, such as `tools/call`. */
      method: string;
      /** @description The parameters of the method. */
      params?: {
        [key: string]: unknown;
      };
    };
    /** @description What a method returned. */
    AgentResult: {
      /**
       * @description Always `2.0`: JSON-RPC 2.0.
       * @constant
       */
      jsonrpc: '2.0';
      /** @description The id of the request. */
      id: string | number;
      /** @description The result of the method. Of a tool: its data, and the same as text. */
      result: {
        [key: string]: unknown;
      };
    };
    /** @description A method that was refused. */
    AgentError: {
      /**
       * @description Always `2.0`: JSON-RPC 2.0.
       * @constant
       */
      jsonrpc: '2.0';
      /** @description The id of the request; null if it could not be read. */
      id: string | number | null;
      /** @description The error. */
      error: {
        /** @description The code of JSON-RPC. */
        code: number;
        /** @description What happened, in words. */
        message: string;
        /** @description The code and its extra fields, as in REST. */
        data: {
          /**
           * @description What happened. Branch on it: it never changes its meaning.
           * @enum {string}
           */
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
            | 'logo_not_found'
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
    /** @description A list and its progress. */
    List: {
      /** @description The ID of the list. */
      list_id: string;
      /**
       * @description `running` and `paused` can still change into each other; `cancelling` ends what runs and begins nothing; `completed` and `cancelled` are final.
       * @enum {string}
       */
      status: 'running' | 'paused' | 'cancelling' | 'completed' | 'cancelled';
      /** @description Why it is paused, or what a running list waits for; null otherwise. */
      reason:
        ('requested' | 'insufficient_credits' | 'subscription_required' | 'refund_limit_reached') | null;
      /** @description The modules of every entry, beside the base. */
      modules: ('business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors')[];
      /** @description Entries without duplicates. */
      entries: number;
      /** @description Lines left out because an earlier one is about the same company. */
      duplicates: number;
      /** @description The number of entries in each state. */
      counts: {
        [key: string]: number;
      };
      /** @description What the list costs, in credits. */
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
        /** @description The limit; null for none. */
        max_credits: number | null;
      };
      /**
       * @description Whether the webhook is called at the end of the list, or also of each enrichment.
       * @enum {string}
       */
      notify: 'end' | 'each';
      /** @description The URL that is called; null for none. */
      webhook_url: string | null;
      /**
       * Format: date-time
       * @description When the list was created.
       */
      created_at: string;
      /** @description When it ended; null before. */
      ended_at: string | null;
      /**
       * Format: uri
       * @description The URL of this object.
       */
      status_endpoint: string;
      /**
       * Format: uri
       * @description The URL of the results.
       */
      results_endpoint: string;
      /**
       * Format: uri
       * @description The URL of the server-sent events.
       */
      events_endpoint: string;
    };
    /** @description What a list costs and why, before anything is spent. */
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
    /** @description A list. */
    ListResponse: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      data: components['schemas']['List'];
    };
    /** @description A page of lists. */
    ListsResponse: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      /** @description A page of lists. */
      data: {
        /** @description The lists, newest first. */
        lists: components['schemas']['List'][];
        /** @description `before` of the next page; null on the last one. */
        next: string | null;
      };
    };
    /** @description What a list would cost. */
    ListQuoteResponse: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      quote: components['schemas']['ListQuote'];
      /** @description Every line that cannot be read or enriched, and why. */
      problems: components['schemas']['ListProblem'][];
      /**
       * @description Always true: nothing was stored or charged.
       * @constant
       */
      dry_run: true;
    };
    /** @description A line that is not enriched, and why. */
    ListProblem: {
      /** @description The line of the CSV file, or the place in the JSON list. */
      line: number;
      /** @description What was sent, shortened. */
      input: string;
      /**
       * @description The state in which the line begins.
       * @enum {string}
       */
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
      /** @description Why, in words. */
      reason: string;
      /** @description Of a duplicate: the line that counts. */
      first_line?: number;
      /** @description Of a name that is not resolved: companies on file that it may mean. */
      candidates?: {
        /** @description The registrable domain of the company. */
        domain: string;
        /** @description The name on file. */
        name: string;
        /** @description The country of the company by its ISO 3166-1 alpha-2 code, if known. */
        country_code: string | null;
      }[];
    };
    /** @description A list that has begun, and what it will cost. */
    ListCreatedResponse: {
      /**
       * @description Always true: the request succeeded.
       * @constant
       */
      success: true;
      quote: components['schemas']['ListQuote'];
      /** @description Every line that cannot be read or enriched, and why. */
      problems: components['schemas']['ListProblem'][];
      data: components['schemas']['List'];
    };
    /** @description The entries: domains, or names with a country. */
    ListRequest: (
      | string
      | ({
          /** @description A domain in any form that `/company/{domain}` accepts. */
          domain?: string;
          /** @description The name of a company on file, if its domain is not known. */
          name?: string;
          /** @description ISO 3166-1 alpha-2, for a name. */
          country?: string;
        } & {
          [key: string]: unknown;
        })
    )[];
    /** @description A webhook delivery. */
    Delivery: {
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
    };
    /**
     * @description A page of webhook deliveries.
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
        deliveries: components['schemas']['Delivery'][];
        /** @description `before` of the next page; null on the last one. */
        next: string | null;
      };
    };
    /** @description A signal that a watch told. */
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
    /** @description A search for companies. Values within a filter are alternatives; all filters and words must match. */
    CompanyFilters: {
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
      /**
       * Format: date
       * @description The signal of `signal_types`, or of any type without those, is from this date or later.
       */
      since?: string;
    };
    /** @description A watch. */
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
      /** @description Its companies. One that opts out leaves it, and one that its search no longer finds. */
      companies: number;
      /** @description What finds its companies; null if they were named. */
      search: components['schemas']['WatchSearch'] | null;
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
        /** @description For a look that enriches every company, with its search. */
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
    /** @description The search that finds the companies of a watch, again at each look. */
    WatchSearch: {
      filters: components['schemas']['CompanyFilters'];
      /** @description How many companies matched at the last look: `companies` of them are watched, the first of the search. 10000 stands for that many or more. Null until the first look. */
      companies_matching: number | null;
      /** @description When that was; null until the first look. */
      searched_at: string | null;
    };
    /** @description One time at which a watch enriched its companies. */
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
      /** @description What it cost so far, with its search, without refunds. */
      credits_spent: number;
      /** @description What was refunded. */
      credits_refunded: number;
    };
    /**
     * @description A watch.
     * @example {
     *       "success": true,
     *       "data": {
     *         "watch_id": "watch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *         "status": "active",
     *         "reason": null,
     *         "companies": 2,
     *         "search": {
     *           "filters": {
     *             "query": "energy",
     *             "countries": [
     *               "GB"
     *             ]
     *           },
     *           "companies_matching": 2,
     *           "searched_at": "2026-11-21T08:58:30.000Z"
     *         },
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
     *           "price_per_look": 54,
     *           "spent_this_month": 54,
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
     *             "credits_spent": 54,
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
     * @description A new watch, and the companies that could not be taken.
     * @example {
     *       "success": true,
     *       "data": {
     *         "watch_id": "watch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *         "status": "active",
     *         "reason": null,
     *         "companies": 2,
     *         "search": null,
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
     * @description The watch is deleted.
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
     * @description A page of watches.
     * @example {
     *       "success": true,
     *       "data": {
     *         "watches": [
     *           {
     *             "watch_id": "watch_01M8CVPF241CNJ6HB0S9TY5JBZ",
     *             "status": "active",
     *             "reason": null,
     *             "companies": 2,
     *             "search": null,
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
     * @description A page of signals that a watch told.
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
     * @description What to watch, how often, and what it may cost.
     * @example {
     *       "domains": [
     *         "lumenfold.example"
     *       ],
     *       "frequency": "weekly",
     *       "max_credits_per_month": 200
     *     }
     */
    WatchRequest: {
      /** @description The companies: domains in any form that `/company/{domain}` accepts. Either these or `search`. */
      domains?: string[];
      search?: components['schemas']['CompanyFilters'];
      /**
       * @description A look begins this long after the last one has ended. The first begins at once.
       * @enum {string}
       */
      frequency: 'daily' | 'weekly' | 'monthly';
      /** @description The watch pays for no enrichment and no search with which its looks of a calendar month (UTC) would cost more. At least the price of one company, and of a page with `search`. */
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
      /** @description Whether to tell rumours; false if omitted. They are told once confirmed otherwise. */
      include_rumours?: boolean;
    };
    /** @description A page of companies. */
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
    /** @description A company that was found. */
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
    /** @description A page of signals. */
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
    /** @description A signal that was found. */
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
    /** @description The domain of a company name, or the candidates for it. */
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
    /** @description A company that the name may mean. */
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
    /** @description Modules that were built again, and what differs. */
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
      /** @description The modules as the rules of today build them. */
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
    /** @description A value that differs. */
    Change: {
      /** @description The field: `company.employee_range`, or within a list `team.team_members[3].position`. */
      path: string;
      /** @description Its value in the results of the batch; null if it had none. */
      before: unknown;
      /** @description Its value now; null if it has none. */
      after: unknown;
    };
    /** @description An enrichment completed. */
    EnrichmentCompleted: {
      /**
       * @description The event, as in `X-Service-Event`.
       * @constant
       */
      event: 'enrichment.completed';
      /**
       * @description The status of the batch.
       * @constant
       */
      status: 'completed';
      /** @description The ID of the batch. Discard an event that repeats it. */
      batch_id: string;
      /** @description The registrable domain of the company. */
      domain: string;
      /** @description What the batch cost. */
      credits: {
        /** @description The credits that were reserved. */
        reserved: number;
        /** @description The credits that it cost: 0 unless it completed. */
        used: number;
        /** @description The credits that were returned. */
        refunded: number;
      };
      /** @description About the delivery. */
      _meta: {
        /**
         * @description The version of the payload.
         * @constant
         */
        api_version: '2.0';
        /** @description The attempt, from 1. */
        webhook_attempt: number;
        /**
         * @description Only in a test event: its batch does not exist.
         * @constant
         */
        test?: true;
      };
      /** @description The modules that were requested, beside the base. */
      requested_modules: string[];
      /**
       * Format: date-time
       * @description When it was requested.
       */
      requested_at: string;
      /**
       * Format: date-time
       * @description When it ended.
       */
      completed_at: string;
      /** @description The seconds from the request to the end. */
      duration_seconds: number;
      /**
       * Format: uri
       * @description The URL of the results. Request it with your key.
       */
      data_url: string;
    };
    /** @description An enrichment failed. */
    EnrichmentFailed: {
      /**
       * @description The event, as in `X-Service-Event`.
       * @constant
       */
      event: 'enrichment.failed';
      /**
       * @description The status of the batch.
       * @constant
       */
      status: 'failed';
      /** @description The ID of the batch. Discard an event that repeats it. */
      batch_id: string;
      /** @description The registrable domain of the company. */
      domain: string;
      /** @description What the batch cost. */
      credits: {
        /** @description The credits that were reserved. */
        reserved: number;
        /** @description The credits that it cost: 0 unless it completed. */
        used: number;
        /** @description The credits that were returned. */
        refunded: number;
      };
      /** @description About the delivery. */
      _meta: {
        /**
         * @description The version of the payload.
         * @constant
         */
        api_version: '2.0';
        /** @description The attempt, from 1. */
        webhook_attempt: number;
        /**
         * @description Only in a test event: its batch does not exist.
         * @constant
         */
        test?: true;
      };
      /** @description Why it failed, in words. */
      error: string;
    };
    /** @description An enrichment found nothing. */
    EnrichmentNoDataFound: {
      /**
       * @description The event, as in `X-Service-Event`.
       * @constant
       */
      event: 'enrichment.no_data_found';
      /**
       * @description The status of the batch.
       * @constant
       */
      status: 'no_data_found';
      /** @description The ID of the batch. Discard an event that repeats it. */
      batch_id: string;
      /** @description The registrable domain of the company. */
      domain: string;
      /** @description What the batch cost. */
      credits: {
        /** @description The credits that were reserved. */
        reserved: number;
        /** @description The credits that it cost: 0 unless it completed. */
        used: number;
        /** @description The credits that were returned. */
        refunded: number;
      };
      /** @description About the delivery. */
      _meta: {
        /**
         * @description The version of the payload.
         * @constant
         */
        api_version: '2.0';
        /** @description The attempt, from 1. */
        webhook_attempt: number;
        /**
         * @description Only in a test event: its batch does not exist.
         * @constant
         */
        test?: true;
      };
      /** @description What was looked for, in words. */
      message: string;
      /** @description What could help. */
      suggestions: string[];
    };
    /** @description A list ended. */
    ListCompleted: {
      /**
       * @description The event, as in `X-Service-Event`.
       * @constant
       */
      event: 'list.completed';
      /** @description The status of the list. */
      status: 'completed' | 'cancelled';
      /** @description The ID of the list. Discard an event that repeats it. */
      list_id: string;
      /** @description Its entries, without duplicates. */
      entries: number;
      /** @description The number of entries in each state. */
      counts: {
        [key: string]: number;
      };
      /** @description What the list cost. */
      credits: {
        /** @description Of enrichments that completed. */
        spent: number;
        /** @description Of enrichments that failed or found nothing. */
        refunded: number;
      };
      /**
       * Format: date-time
       * @description When it was requested.
       */
      requested_at: string;
      /**
       * Format: date-time
       * @description When it ended.
       */
      completed_at: string;
      /** @description The seconds from the request to the end. */
      duration_seconds: number;
      /**
       * Format: uri
       * @description The URL of the results. Request it with your key.
       */
      results_url: string;
      /** @description About the delivery. */
      _meta: {
        /**
         * @description The version of the payload.
         * @constant
         */
        api_version: '2.0';
        /** @description The attempt, from 1. */
        webhook_attempt: number;
        /**
         * @description Only in a test event: its batch does not exist.
         * @constant
         */
        test?: true;
      };
    };
    /**
     * @description A watch found a new signal.
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
      /** @description About the delivery. */
      _meta: {
        /**
         * @description The version of the payload.
         * @constant
         */
        api_version: '2.0';
        /** @description The attempt, from 1. */
        webhook_attempt: number;
        /**
         * @description Only in a test event: its batch does not exist.
         * @constant
         */
        test?: true;
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
    /** @description The URL to which the response leads. */
    Location: string;
    /** @description How long the client may use the response again. */
    'Cache-Control': 'private, max-age=3600';
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
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
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
        /**
         * @description A bare domain, a `www.` form or a full URL with its path, percent-encoded or not: all mean the same company.
         * @example lumenfold.example
         */
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
      /**
       * @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice.
       *     - `webhook_required`: The company has to be enriched, and no usable https webhook URL is stored or sent.
       *     - `invalid_domain`: The path is not a domain, or not one of the public DNS.
       *     - `invalid_module`: `enrich` names a module that does not exist.
       */
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
                  /**
                   * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
                   * @constant
                   */
                  error: 'invalid_parameter';
                }
              | {
                  /**
                   * @description The company has to be enriched, and no usable https webhook URL is stored or sent.
                   * @constant
                   */
                  error: 'webhook_required';
                  /** @description What to do about it. */
                  hint: string;
                  /** @description Of `webhook_required`: a command that sends a request with a webhook URL. */
                  quick_test: string;
                  /** @description Of `webhook_required`: the URL of this description. */
                  documentation: string;
                }
              | {
                  /**
                   * @description The path is not a domain, or not one of the public DNS.
                   * @constant
                   */
                  error: 'invalid_domain';
                }
              | {
                  /**
                   * @description `enrich` names a module that does not exist.
                   * @constant
                   */
                  error: 'invalid_module';
                  /** @description Of `invalid_module`: the names that `enrich` accepts. */
                  valid_modules: (
                    'business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors'
                  )[];
                }
            );
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `insufficient_credits`: The balance is lower than the price. */
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
            /**
             * @description The balance is lower than the price.
             * @constant
             */
            error: 'insufficient_credits';
            /** @description Of `insufficient_credits`: what the request would have reserved. */
            credits_required: number;
            /** @description `credits_required` again, for older clients. */
            credits_needed: number;
            /** @description Of `insufficient_credits`: the balance. */
            credits_available: number;
          };
        };
      };
      /** @description - `company_not_found`: No source covers the domain, it cannot exist in the public DNS, or its company has opted out. From `/evidence`: nothing is on file yet. */
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
            /**
             * @description No source covers the domain, it cannot exist in the public DNS, or its company has opted out. From `/evidence`: nothing is on file yet.
             * @constant
             */
            error: 'company_not_found';
          };
        };
      };
      /**
       * @description - `enrichment_in_progress`: An enrichment of the company is running, yours or another account’s.
       *     - `recently_enriched`: An enrichment of the company ended while the request was being handled.
       *     - `no_data_cooldown`: An enrichment of the company found nothing a short time ago.
       */
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
                  /**
                   * @description An enrichment of the company is running, yours or another account’s.
                   * @constant
                   */
                  error: 'enrichment_in_progress';
                  /** @description What to do about it. */
                  hint: string;
                  /** @description Of `enrichment_in_progress`: the batch that runs; null if it is that of another account. */
                  batch_id: string | null;
                }
              | {
                  /**
                   * @description An enrichment of the company ended while the request was being handled.
                   * @constant
                   */
                  error: 'recently_enriched';
                }
              | {
                  /**
                   * @description An enrichment of the company found nothing a short time ago.
                   * @constant
                   */
                  error: 'no_data_cooldown';
                }
            );
        };
      };
      /** @description - `deprecated_parameter`: The request has the parameter `mode`, which is retired. */
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
            /**
             * @description The request has the parameter `mode`, which is retired.
             * @constant
             */
            error: 'deprecated_parameter';
          };
        };
      };
      /** @description - `idempotency_key_reused`: The `Idempotency-Key` was sent with another request within 24 hours. */
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
            /**
             * @description The `Idempotency-Key` was sent with another request within 24 hours.
             * @constant
             */
            error: 'idempotency_key_reused';
          };
        };
      };
      /**
       * @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day.
       *     - `concurrent_limit_reached`: The account has as many enrichments, open lists or listeners as its plan allows.
       *     - `refund_limit_reached`: Too many enrichments of the account found nothing or failed within an hour.
       */
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
                  /**
                   * @description The account has sent as many requests as its plan allows per minute or per day.
                   * @constant
                   */
                  error: 'rate_limit_exceeded';
                  /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
                  retry_after: number;
                }
              | {
                  /**
                   * @description The account has as many enrichments, open lists or listeners as its plan allows.
                   * @constant
                   */
                  error: 'concurrent_limit_reached';
                }
              | {
                  /**
                   * @description Too many enrichments of the account found nothing or failed within an hour.
                   * @constant
                   */
                  error: 'refund_limit_reached';
                  /** @description What to do about it. */
                  hint: string;
                }
            );
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
        /**
         * @description A bare domain, a `www.` form or a full URL with its path, percent-encoded or not: all mean the same company.
         * @example lumenfold.example
         */
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
      /**
       * @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice.
       *     - `invalid_domain`: The path is not a domain, or not one of the public DNS.
       */
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
                  /**
                   * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
                   * @constant
                   */
                  error: 'invalid_parameter';
                }
              | {
                  /**
                   * @description The path is not a domain, or not one of the public DNS.
                   * @constant
                   */
                  error: 'invalid_domain';
                }
            );
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `company_not_found`: No source covers the domain, it cannot exist in the public DNS, or its company has opted out. From `/evidence`: nothing is on file yet. */
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
            /**
             * @description No source covers the domain, it cannot exist in the public DNS, or its company has opted out. From `/evidence`: nothing is on file yet.
             * @constant
             */
            error: 'company_not_found';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
        /**
         * @description A bare domain, a `www.` form or a full URL with its path, percent-encoded or not: all mean the same company.
         * @example lumenfold.example
         */
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
      /**
       * @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice.
       *     - `invalid_domain`: The path is not a domain, or not one of the public DNS.
       */
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
                  /**
                   * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
                   * @constant
                   */
                  error: 'invalid_parameter';
                }
              | {
                  /**
                   * @description The path is not a domain, or not one of the public DNS.
                   * @constant
                   */
                  error: 'invalid_domain';
                }
            );
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `deprecated_parameter`: The request has the parameter `mode`, which is retired. */
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
            /**
             * @description The request has the parameter `mode`, which is retired.
             * @constant
             */
            error: 'deprecated_parameter';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
            error: 'internal_error';
          };
        };
      };
    };
  };
  getLogo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description A bare domain, a `www.` form or a full URL with its path, percent-encoded or not: all mean the same company.
         * @example lumenfold.example
         */
        domain: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The logo is at `Location`. */
      302: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'X-RateLimit-Limit': components['headers']['X-RateLimit-Limit'];
          'X-RateLimit-Remaining': components['headers']['X-RateLimit-Remaining'];
          'X-RateLimit-Reset': components['headers']['X-RateLimit-Reset'];
          Location: components['headers']['Location'];
          'Cache-Control': components['headers']['Cache-Control'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Logo'];
        };
      };
      /**
       * @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice.
       *     - `invalid_domain`: The path is not a domain, or not one of the public DNS.
       */
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
                  /**
                   * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
                   * @constant
                   */
                  error: 'invalid_parameter';
                }
              | {
                  /**
                   * @description The path is not a domain, or not one of the public DNS.
                   * @constant
                   */
                  error: 'invalid_domain';
                }
            );
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /**
       * @description - `company_not_found`: No source covers the domain, it cannot exist in the public DNS, or its company has opted out. From `/evidence`: nothing is on file yet.
       *     - `logo_not_found`: No logo of the company is known, or its base data is neither fresh nor bought by the account.
       */
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
                  /**
                   * @description No source covers the domain, it cannot exist in the public DNS, or its company has opted out. From `/evidence`: nothing is on file yet.
                   * @constant
                   */
                  error: 'company_not_found';
                }
              | {
                  /**
                   * @description No logo of the company is known, or its base data is neither fresh nor bought by the account.
                   * @constant
                   */
                  error: 'logo_not_found';
                }
            );
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `batch_forbidden`: The batch belongs to another account. */
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
            /**
             * @description The batch belongs to another account.
             * @constant
             */
            error: 'batch_forbidden';
          };
        };
      };
      /** @description - `batch_not_found`: There is no batch with this id. */
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
            /**
             * @description There is no batch with this id.
             * @constant
             */
            error: 'batch_not_found';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `batch_forbidden`: The batch belongs to another account. */
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
            /**
             * @description The batch belongs to another account.
             * @constant
             */
            error: 'batch_forbidden';
          };
        };
      };
      /**
       * @description - `batch_not_found`: There is no batch with this id.
       *     - `data_unavailable`: The results are no longer stored: their retention has ended, or the company has opted out.
       */
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
                  /**
                   * @description There is no batch with this id.
                   * @constant
                   */
                  error: 'batch_not_found';
                }
              | {
                  /**
                   * @description The results are no longer stored: their retention has ended, or the company has opted out.
                   * @constant
                   */
                  error: 'data_unavailable';
                }
            );
        };
      };
      /**
       * @description - `enrichment_processing`: The results were requested while the batch still runs.
       *     - `no_data_found`: The results were requested of a batch that found nothing. Its credits were refunded.
       *     - `enrichment_failed`: The results were requested of a batch that failed. Its credits were refunded.
       */
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
                  /**
                   * @description The results were requested while the batch still runs.
                   * @constant
                   */
                  error: 'enrichment_processing';
                }
              | {
                  /**
                   * @description The results were requested of a batch that found nothing. Its credits were refunded.
                   * @constant
                   */
                  error: 'no_data_found';
                }
              | {
                  /**
                   * @description The results were requested of a batch that failed. Its credits were refunded.
                   * @constant
                   */
                  error: 'enrichment_failed';
                }
            );
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
        /**
         * @example domain
         *     lumenfold.example
         *     gridwatt.example
         *     https://www.lumenfold.example/about
         */
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
      /**
       * @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice.
       *     - `webhook_required`: The company has to be enriched, and no usable https webhook URL is stored or sent.
       *     - `invalid_module`: `enrich` names a module that does not exist.
       *     - `invalid_list`: The body of `POST /lists` is not a list, is empty, is too long, or a file whose columns are not named.
       *     - `invalid_json`: The body is not valid JSON, is nested too deeply, or is not UTF-8.
       */
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
                  /**
                   * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
                   * @constant
                   */
                  error: 'invalid_parameter';
                }
              | {
                  /**
                   * @description The company has to be enriched, and no usable https webhook URL is stored or sent.
                   * @constant
                   */
                  error: 'webhook_required';
                  /** @description What to do about it. */
                  hint: string;
                  /** @description Of `webhook_required`: a command that sends a request with a webhook URL. */
                  quick_test: string;
                  /** @description Of `webhook_required`: the URL of this description. */
                  documentation: string;
                }
              | {
                  /**
                   * @description `enrich` names a module that does not exist.
                   * @constant
                   */
                  error: 'invalid_module';
                  /** @description Of `invalid_module`: the names that `enrich` accepts. */
                  valid_modules: (
                    'business' | 'technology' | 'funding' | 'team' | 'signals' | 'competitors'
                  )[];
                }
              | {
                  /**
                   * @description The body of `POST /lists` is not a list, is empty, is too long, or a file whose columns are not named.
                   * @constant
                   */
                  error: 'invalid_list';
                }
              | {
                  /**
                   * @description The body is not valid JSON, is nested too deeply, or is not UTF-8.
                   * @constant
                   */
                  error: 'invalid_json';
                }
            );
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `payload_too_large`: The body is larger than 64 KB, or than 2 MB for a list. */
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
            /**
             * @description The body is larger than 64 KB, or than 2 MB for a list.
             * @constant
             */
            error: 'payload_too_large';
          };
        };
      };
      /** @description - `unsupported_media_type`: The body has another `Content-Type` than the endpoint takes. */
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
            /**
             * @description The body has another `Content-Type` than the endpoint takes.
             * @constant
             */
            error: 'unsupported_media_type';
          };
        };
      };
      /** @description - `idempotency_key_reused`: The `Idempotency-Key` was sent with another request within 24 hours. */
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
            /**
             * @description The `Idempotency-Key` was sent with another request within 24 hours.
             * @constant
             */
            error: 'idempotency_key_reused';
          };
        };
      };
      /**
       * @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day.
       *     - `concurrent_limit_reached`: The account has as many enrichments, open lists or listeners as its plan allows.
       */
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
                  /**
                   * @description The account has sent as many requests as its plan allows per minute or per day.
                   * @constant
                   */
                  error: 'rate_limit_exceeded';
                  /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
                  retry_after: number;
                }
              | {
                  /**
                   * @description The account has as many enrichments, open lists or listeners as its plan allows.
                   * @constant
                   */
                  error: 'concurrent_limit_reached';
                }
            );
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
        /**
         * @description As returned by `POST /lists`.
         * @example list_01KB0W9M2D6E8F4G7H1J3K5P0Q
         */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `list_not_found`: The account has no list with this id. */
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
            /**
             * @description The account has no list with this id.
             * @constant
             */
            error: 'list_not_found';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
        /**
         * @description As returned by `POST /lists`.
         * @example list_01KB0W9M2D6E8F4G7H1J3K5P0Q
         */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /**
       * @description - `list_not_found`: The account has no list with this id.
       *     - `data_unavailable`: The results are no longer stored: their retention has ended, or the company has opted out.
       */
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
                  /**
                   * @description The account has no list with this id.
                   * @constant
                   */
                  error: 'list_not_found';
                }
              | {
                  /**
                   * @description The results are no longer stored: their retention has ended, or the company has opted out.
                   * @constant
                   */
                  error: 'data_unavailable';
                }
            );
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
        /**
         * @description As returned by `POST /lists`.
         * @example list_01KB0W9M2D6E8F4G7H1J3K5P0Q
         */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `list_not_found`: The account has no list with this id. */
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
            /**
             * @description The account has no list with this id.
             * @constant
             */
            error: 'list_not_found';
          };
        };
      };
      /**
       * @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day.
       *     - `concurrent_limit_reached`: The account has as many enrichments, open lists or listeners as its plan allows.
       */
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
                  /**
                   * @description The account has sent as many requests as its plan allows per minute or per day.
                   * @constant
                   */
                  error: 'rate_limit_exceeded';
                  /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
                  retry_after: number;
                }
              | {
                  /**
                   * @description The account has as many enrichments, open lists or listeners as its plan allows.
                   * @constant
                   */
                  error: 'concurrent_limit_reached';
                }
            );
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
        /**
         * @description As returned by `POST /lists`.
         * @example list_01KB0W9M2D6E8F4G7H1J3K5P0Q
         */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `list_not_found`: The account has no list with this id. */
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
            /**
             * @description The account has no list with this id.
             * @constant
             */
            error: 'list_not_found';
          };
        };
      };
      /** @description - `list_ended`: The list has ended or is being cancelled, so it cannot be paused or resumed. */
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
            /**
             * @description The list has ended or is being cancelled, so it cannot be paused or resumed.
             * @constant
             */
            error: 'list_ended';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
        /**
         * @description As returned by `POST /lists`.
         * @example list_01KB0W9M2D6E8F4G7H1J3K5P0Q
         */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `list_not_found`: The account has no list with this id. */
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
            /**
             * @description The account has no list with this id.
             * @constant
             */
            error: 'list_not_found';
          };
        };
      };
      /** @description - `list_ended`: The list has ended or is being cancelled, so it cannot be paused or resumed. */
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
            /**
             * @description The list has ended or is being cancelled, so it cannot be paused or resumed.
             * @constant
             */
            error: 'list_ended';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
        /**
         * @description As returned by `POST /lists`.
         * @example list_01KB0W9M2D6E8F4G7H1J3K5P0Q
         */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `list_not_found`: The account has no list with this id. */
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
            /**
             * @description The account has no list with this id.
             * @constant
             */
            error: 'list_not_found';
          };
        };
      };
      /** @description - `list_ended`: The list has ended or is being cancelled, so it cannot be paused or resumed. */
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
            /**
             * @description The list has ended or is being cancelled, so it cannot be paused or resumed.
             * @constant
             */
            error: 'list_ended';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /**
       * @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice.
       *     - `missing_parameter`: A required field of the body is missing.
       *     - `webhook_required`: The company has to be enriched, and no usable https webhook URL is stored or sent.
       *     - `invalid_list`: The body of `POST /lists` is not a list, is empty, is too long, or a file whose columns are not named.
       *     - `invalid_filter_value`: A search names a value that its filter does not know.
       *     - `invalid_json`: The body is not valid JSON, is nested too deeply, or is not UTF-8.
       */
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
                  /**
                   * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
                   * @constant
                   */
                  error: 'invalid_parameter';
                }
              | {
                  /**
                   * @description A required field of the body is missing.
                   * @constant
                   */
                  error: 'missing_parameter';
                }
              | {
                  /**
                   * @description The company has to be enriched, and no usable https webhook URL is stored or sent.
                   * @constant
                   */
                  error: 'webhook_required';
                  /** @description What to do about it. */
                  hint: string;
                  /** @description Of `webhook_required`: a command that sends a request with a webhook URL. */
                  quick_test: string;
                  /** @description Of `webhook_required`: the URL of this description. */
                  documentation: string;
                }
              | {
                  /**
                   * @description The body of `POST /lists` is not a list, is empty, is too long, or a file whose columns are not named.
                   * @constant
                   */
                  error: 'invalid_list';
                }
              | {
                  /**
                   * @description A search names a value that its filter does not know.
                   * @constant
                   */
                  error: 'invalid_filter_value';
                  /** @description Of `invalid_filter_value`: the filter whose value is unknown. */
                  field: string;
                  /** @description Of `invalid_filter_value`: the unknown value. */
                  value: string;
                  /** @description Of `invalid_filter_value`: what the filter takes; of technologies the closest. */
                  valid_values: string[];
                  /** @description Of `invalid_filter_value`: what was probably meant; null if nothing is close. */
                  nearest_match: string | null;
                }
              | {
                  /**
                   * @description The body is not valid JSON, is nested too deeply, or is not UTF-8.
                   * @constant
                   */
                  error: 'invalid_json';
                }
            );
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `watch_limit_reached`: The account has as many watches as it may have. */
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
            /**
             * @description The account has as many watches as it may have.
             * @constant
             */
            error: 'watch_limit_reached';
          };
        };
      };
      /** @description - `payload_too_large`: The body is larger than 64 KB, or than 2 MB for a list. */
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
            /**
             * @description The body is larger than 64 KB, or than 2 MB for a list.
             * @constant
             */
            error: 'payload_too_large';
          };
        };
      };
      /** @description - `unsupported_media_type`: The body has another `Content-Type` than the endpoint takes. */
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
            /**
             * @description The body has another `Content-Type` than the endpoint takes.
             * @constant
             */
            error: 'unsupported_media_type';
          };
        };
      };
      /** @description - `idempotency_key_reused`: The `Idempotency-Key` was sent with another request within 24 hours. */
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
            /**
             * @description The `Idempotency-Key` was sent with another request within 24 hours.
             * @constant
             */
            error: 'idempotency_key_reused';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `watch_not_found`: The account has no watch with this id. */
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
            /**
             * @description The account has no watch with this id.
             * @constant
             */
            error: 'watch_not_found';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `watch_not_found`: The account has no watch with this id. */
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
            /**
             * @description The account has no watch with this id.
             * @constant
             */
            error: 'watch_not_found';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `watch_not_found`: The account has no watch with this id. */
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
            /**
             * @description The account has no watch with this id.
             * @constant
             */
            error: 'watch_not_found';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `watch_not_found`: The account has no watch with this id. */
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
            /**
             * @description The account has no watch with this id.
             * @constant
             */
            error: 'watch_not_found';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `watch_not_found`: The account has no watch with this id. */
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
            /**
             * @description The account has no watch with this id.
             * @constant
             */
            error: 'watch_not_found';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /**
       * @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice.
       *     - `invalid_filter_value`: A search names a value that its filter does not know.
       */
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
                  /**
                   * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
                   * @constant
                   */
                  error: 'invalid_parameter';
                }
              | {
                  /**
                   * @description A search names a value that its filter does not know.
                   * @constant
                   */
                  error: 'invalid_filter_value';
                  /** @description Of `invalid_filter_value`: the filter whose value is unknown. */
                  field: string;
                  /** @description Of `invalid_filter_value`: the unknown value. */
                  value: string;
                  /** @description Of `invalid_filter_value`: what the filter takes; of technologies the closest. */
                  valid_values: string[];
                  /** @description Of `invalid_filter_value`: what was probably meant; null if nothing is close. */
                  nearest_match: string | null;
                }
            );
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `insufficient_credits`: The balance is lower than the price. */
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
            /**
             * @description The balance is lower than the price.
             * @constant
             */
            error: 'insufficient_credits';
            /** @description Of `insufficient_credits`: what the request would have reserved. */
            credits_required: number;
            /** @description `credits_required` again, for older clients. */
            credits_needed: number;
            /** @description Of `insufficient_credits`: the balance. */
            credits_available: number;
          };
        };
      };
      /** @description - `idempotency_key_reused`: The `Idempotency-Key` was sent with another request within 24 hours. */
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
            /**
             * @description The `Idempotency-Key` was sent with another request within 24 hours.
             * @constant
             */
            error: 'idempotency_key_reused';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /**
       * @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice.
       *     - `invalid_filter_value`: A search names a value that its filter does not know.
       */
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
                  /**
                   * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
                   * @constant
                   */
                  error: 'invalid_parameter';
                }
              | {
                  /**
                   * @description A search names a value that its filter does not know.
                   * @constant
                   */
                  error: 'invalid_filter_value';
                  /** @description Of `invalid_filter_value`: the filter whose value is unknown. */
                  field: string;
                  /** @description Of `invalid_filter_value`: the unknown value. */
                  value: string;
                  /** @description Of `invalid_filter_value`: what the filter takes; of technologies the closest. */
                  valid_values: string[];
                  /** @description Of `invalid_filter_value`: what was probably meant; null if nothing is close. */
                  nearest_match: string | null;
                }
            );
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /**
       * @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice.
       *     - `invalid_filter_value`: A search names a value that its filter does not know.
       */
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
                  /**
                   * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
                   * @constant
                   */
                  error: 'invalid_parameter';
                }
              | {
                  /**
                   * @description A search names a value that its filter does not know.
                   * @constant
                   */
                  error: 'invalid_filter_value';
                  /** @description Of `invalid_filter_value`: the filter whose value is unknown. */
                  field: string;
                  /** @description Of `invalid_filter_value`: the unknown value. */
                  value: string;
                  /** @description Of `invalid_filter_value`: what the filter takes; of technologies the closest. */
                  valid_values: string[];
                  /** @description Of `invalid_filter_value`: what was probably meant; null if nothing is close. */
                  nearest_match: string | null;
                }
            );
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `insufficient_credits`: The balance is lower than the price. */
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
            /**
             * @description The balance is lower than the price.
             * @constant
             */
            error: 'insufficient_credits';
            /** @description Of `insufficient_credits`: what the request would have reserved. */
            credits_required: number;
            /** @description `credits_required` again, for older clients. */
            credits_needed: number;
            /** @description Of `insufficient_credits`: the balance. */
            credits_available: number;
          };
        };
      };
      /** @description - `idempotency_key_reused`: The `Idempotency-Key` was sent with another request within 24 hours. */
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
            /**
             * @description The `Idempotency-Key` was sent with another request within 24 hours.
             * @constant
             */
            error: 'idempotency_key_reused';
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `batch_forbidden`: The batch belongs to another account. */
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
            /**
             * @description The batch belongs to another account.
             * @constant
             */
            error: 'batch_forbidden';
          };
        };
      };
      /**
       * @description - `batch_not_found`: There is no batch with this id.
       *     - `data_unavailable`: The results are no longer stored: their retention has ended, or the company has opted out.
       */
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
                  /**
                   * @description There is no batch with this id.
                   * @constant
                   */
                  error: 'batch_not_found';
                }
              | {
                  /**
                   * @description The results are no longer stored: their retention has ended, or the company has opted out.
                   * @constant
                   */
                  error: 'data_unavailable';
                }
            );
        };
      };
      /**
       * @description - `enrichment_processing`: The results were requested while the batch still runs.
       *     - `no_data_found`: The results were requested of a batch that found nothing. Its credits were refunded.
       *     - `enrichment_failed`: The results were requested of a batch that failed. Its credits were refunded.
       */
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
                  /**
                   * @description The results were requested while the batch still runs.
                   * @constant
                   */
                  error: 'enrichment_processing';
                }
              | {
                  /**
                   * @description The results were requested of a batch that found nothing. Its credits were refunded.
                   * @constant
                   */
                  error: 'no_data_found';
                }
              | {
                  /**
                   * @description The results were requested of a batch that failed. Its credits were refunded.
                   * @constant
                   */
                  error: 'enrichment_failed';
                }
            );
        };
      };
      /**
       * @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day.
       *     - `concurrent_limit_reached`: The account has as many enrichments, open lists or listeners as its plan allows.
       */
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
                  /**
                   * @description The account has sent as many requests as its plan allows per minute or per day.
                   * @constant
                   */
                  error: 'rate_limit_exceeded';
                  /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
                  retry_after: number;
                }
              | {
                  /**
                   * @description The account has as many enrichments, open lists or listeners as its plan allows.
                   * @constant
                   */
                  error: 'concurrent_limit_reached';
                }
            );
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /** @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice. */
      400: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
             * @constant
             */
            error: 'invalid_parameter';
          };
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
        /**
         * @example {
         *       "webhook_url": "https://hooks.lumenfold.example/firmlens"
         *     }
         */
        'application/json': {
          /**
           * Format: uri
           * @description The https URL of a receiver on a public host.
           */
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
      /**
       * @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice.
       *     - `missing_parameter`: A required field of the body is missing.
       *     - `invalid_json`: The body is not valid JSON, is nested too deeply, or is not UTF-8.
       */
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
                  /**
                   * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
                   * @constant
                   */
                  error: 'invalid_parameter';
                }
              | {
                  /**
                   * @description A required field of the body is missing.
                   * @constant
                   */
                  error: 'missing_parameter';
                }
              | {
                  /**
                   * @description The body is not valid JSON, is nested too deeply, or is not UTF-8.
                   * @constant
                   */
                  error: 'invalid_json';
                }
            );
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /**
                   * @description The request has no API key.
                   * @constant
                   */
                  error: 'missing_api_key';
                }
              | {
                  /**
                   * @description No key like this exists.
                   * @constant
                   */
                  error: 'invalid_api_key';
                }
              | {
                  /**
                   * @description The key was disabled, or replaced by a rotation.
                   * @constant
                   */
                  error: 'api_key_disabled';
                }
              | {
                  /**
                   * @description The key had an end, which has passed.
                   * @constant
                   */
                  error: 'api_key_expired';
                }
              | {
                  /**
                   * @description The key may only be used from other addresses.
                   * @constant
                   */
                  error: 'ip_not_allowed';
                }
              | {
                  /**
                   * @description The account is suspended or cancelled.
                   * @constant
                   */
                  error: 'subscription_required';
                }
            );
        };
      };
      /** @description - `payload_too_large`: The body is larger than 64 KB, or than 2 MB for a list. */
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
            /**
             * @description The body is larger than 64 KB, or than 2 MB for a list.
             * @constant
             */
            error: 'payload_too_large';
          };
        };
      };
      /** @description - `unsupported_media_type`: The body has another `Content-Type` than the endpoint takes. */
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
            /**
             * @description The body has another `Content-Type` than the endpoint takes.
             * @constant
             */
            error: 'unsupported_media_type';
          };
        };
      };
      /** @description - `invalid_webhook_url`: The webhook URL is not https, not a public host, or a placeholder. */
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
            /**
             * @description The webhook URL is not https, not a public host, or a placeholder.
             * @constant
             */
            error: 'invalid_webhook_url';
            /** @description What to do about it. */
            hint: string;
          };
        };
      };
      /** @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day. */
      429: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The account has sent as many requests as its plan allows per minute or per day.
             * @constant
             */
            error: 'rate_limit_exceeded';
            /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
            retry_after: number;
          };
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Error'] & {
            /**
             * @description The service has a fault, or its database does not respond.
             * @constant
             */
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
      /**
       * @description - `invalid_parameter`: A parameter of the query or a header has a value that is not allowed, or was sent twice.
       *     - `invalid_json`: The body is not valid JSON, is nested too deeply, or is not UTF-8.
       */
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
                  /** @description The error. */
                  error?: {
                    /** @description The code of JSON-RPC. */
                    code?: number;
                    /** @description What happened, in words. */
                    message?: string;
                    /** @description The code and its extra fields, as in REST. */
                    data?: {
                      /**
                       * @description A parameter of the query or a header has a value that is not allowed, or was sent twice.
                       * @constant
                       */
                      error: 'invalid_parameter';
                    };
                  };
                }
              | {
                  /** @description The error. */
                  error?: {
                    /** @description The code of JSON-RPC. */
                    code?: number;
                    /** @description What happened, in words. */
                    message?: string;
                    /** @description The code and its extra fields, as in REST. */
                    data?: {
                      /**
                       * @description The body is not valid JSON, is nested too deeply, or is not UTF-8.
                       * @constant
                       */
                      error: 'invalid_json';
                    };
                  };
                }
            );
        };
      };
      /**
       * @description - `missing_api_key`: The request has no API key.
       *     - `invalid_api_key`: No key like this exists.
       *     - `api_key_disabled`: The key was disabled, or replaced by a rotation.
       *     - `api_key_expired`: The key had an end, which has passed.
       *     - `ip_not_allowed`: The key may only be used from other addresses.
       *     - `subscription_required`: The account is suspended or cancelled.
       */
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
                  /** @description The error. */
                  error?: {
                    /** @description The code of JSON-RPC. */
                    code?: number;
                    /** @description What happened, in words. */
                    message?: string;
                    /** @description The code and its extra fields, as in REST. */
                    data?: {
                      /**
                       * @description The request has no API key.
                       * @constant
                       */
                      error: 'missing_api_key';
                    };
                  };
                }
              | {
                  /** @description The error. */
                  error?: {
                    /** @description The code of JSON-RPC. */
                    code?: number;
                    /** @description What happened, in words. */
                    message?: string;
                    /** @description The code and its extra fields, as in REST. */
                    data?: {
                      /**
                       * @description No key like this exists.
                       * @constant
                       */
                      error: 'invalid_api_key';
                    };
                  };
                }
              | {
                  /** @description The error. */
                  error?: {
                    /** @description The code of JSON-RPC. */
                    code?: number;
                    /** @description What happened, in words. */
                    message?: string;
                    /** @description The code and its extra fields, as in REST. */
                    data?: {
                      /**
                       * @description The key was disabled, or replaced by a rotation.
                       * @constant
                       */
                      error: 'api_key_disabled';
                    };
                  };
                }
              | {
                  /** @description The error. */
                  error?: {
                    /** @description The code of JSON-RPC. */
                    code?: number;
                    /** @description What happened, in words. */
                    message?: string;
                    /** @description The code and its extra fields, as in REST. */
                    data?: {
                      /**
                       * @description The key had an end, which has passed.
                       * @constant
                       */
                      error: 'api_key_expired';
                    };
                  };
                }
              | {
                  /** @description The error. */
                  error?: {
                    /** @description The code of JSON-RPC. */
                    code?: number;
                    /** @description What happened, in words. */
                    message?: string;
                    /** @description The code and its extra fields, as in REST. */
                    data?: {
                      /**
                       * @description The key may only be used from other addresses.
                       * @constant
                       */
                      error: 'ip_not_allowed';
                    };
                  };
                }
              | {
                  /** @description The error. */
                  error?: {
                    /** @description The code of JSON-RPC. */
                    code?: number;
                    /** @description What happened, in words. */
                    message?: string;
                    /** @description The code and its extra fields, as in REST. */
                    data?: {
                      /**
                       * @description The account is suspended or cancelled.
                       * @constant
                       */
                      error: 'subscription_required';
                    };
                  };
                }
            );
        };
      };
      /** @description - `insufficient_credits`: The balance is lower than the price. */
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
            /** @description The error. */
            error?: {
              /** @description The code of JSON-RPC. */
              code?: number;
              /** @description What happened, in words. */
              message?: string;
              /** @description The code and its extra fields, as in REST. */
              data?: {
                /**
                 * @description The balance is lower than the price.
                 * @constant
                 */
                error: 'insufficient_credits';
                /** @description Of `insufficient_credits`: what the request would have reserved. */
                credits_required: number;
                /** @description `credits_required` again, for older clients. */
                credits_needed: number;
                /** @description Of `insufficient_credits`: the balance. */
                credits_available: number;
              };
            };
          };
        };
      };
      /** @description - `origin_not_allowed`: A browser sent the request to the agent endpoint from a page of another site. */
      403: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentError'] & {
            /** @description The error. */
            error?: {
              /** @description The code of JSON-RPC. */
              code?: number;
              /** @description What happened, in words. */
              message?: string;
              /** @description The code and its extra fields, as in REST. */
              data?: {
                /**
                 * @description A browser sent the request to the agent endpoint from a page of another site.
                 * @constant
                 */
                error: 'origin_not_allowed';
              };
            };
          };
        };
      };
      /** @description - `method_not_allowed`: The path exists, but not with this method. */
      405: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          Allow: components['headers']['Allow'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentError'] & {
            /** @description The error. */
            error?: {
              /** @description The code of JSON-RPC. */
              code?: number;
              /** @description What happened, in words. */
              message?: string;
              /** @description The code and its extra fields, as in REST. */
              data?: {
                /**
                 * @description The path exists, but not with this method.
                 * @constant
                 */
                error: 'method_not_allowed';
              };
            };
          };
        };
      };
      /** @description - `payload_too_large`: The body is larger than 64 KB, or than 2 MB for a list. */
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
            /** @description The error. */
            error?: {
              /** @description The code of JSON-RPC. */
              code?: number;
              /** @description What happened, in words. */
              message?: string;
              /** @description The code and its extra fields, as in REST. */
              data?: {
                /**
                 * @description The body is larger than 64 KB, or than 2 MB for a list.
                 * @constant
                 */
                error: 'payload_too_large';
              };
            };
          };
        };
      };
      /** @description - `unsupported_media_type`: The body has another `Content-Type` than the endpoint takes. */
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
            /** @description The error. */
            error?: {
              /** @description The code of JSON-RPC. */
              code?: number;
              /** @description What happened, in words. */
              message?: string;
              /** @description The code and its extra fields, as in REST. */
              data?: {
                /**
                 * @description The body has another `Content-Type` than the endpoint takes.
                 * @constant
                 */
                error: 'unsupported_media_type';
              };
            };
          };
        };
      };
      /**
       * @description - `rate_limit_exceeded`: The account has sent as many requests as its plan allows per minute or per day.
       *     - `concurrent_limit_reached`: The account has as many enrichments, open lists or listeners as its plan allows.
       *     - `refund_limit_reached`: Too many enrichments of the account found nothing or failed within an hour.
       */
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
                  /** @description The error. */
                  error?: {
                    /** @description The code of JSON-RPC. */
                    code?: number;
                    /** @description What happened, in words. */
                    message?: string;
                    /** @description The code and its extra fields, as in REST. */
                    data?: {
                      /**
                       * @description The account has sent as many requests as its plan allows per minute or per day.
                       * @constant
                       */
                      error: 'rate_limit_exceeded';
                      /** @description Of `rate_limit_exceeded`: seconds to wait, as in `Retry-After`. */
                      retry_after: number;
                    };
                  };
                }
              | {
                  /** @description The error. */
                  error?: {
                    /** @description The code of JSON-RPC. */
                    code?: number;
                    /** @description What happened, in words. */
                    message?: string;
                    /** @description The code and its extra fields, as in REST. */
                    data?: {
                      /**
                       * @description The account has as many enrichments, open lists or listeners as its plan allows.
                       * @constant
                       */
                      error: 'concurrent_limit_reached';
                    };
                  };
                }
              | {
                  /** @description The error. */
                  error?: {
                    /** @description The code of JSON-RPC. */
                    code?: number;
                    /** @description What happened, in words. */
                    message?: string;
                    /** @description The code and its extra fields, as in REST. */
                    data?: {
                      /**
                       * @description Too many enrichments of the account found nothing or failed within an hour.
                       * @constant
                       */
                      error: 'refund_limit_reached';
                      /** @description What to do about it. */
                      hint: string;
                    };
                  };
                }
            );
        };
      };
      /** @description - `internal_error`: The service has a fault, or its database does not respond. */
      500: {
        headers: {
          'X-Request-Id': components['headers']['X-Request-Id'];
          'X-API-Version': components['headers']['X-API-Version'];
          'Retry-After': components['headers']['Retry-After'];
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['AgentError'] & {
            /** @description The error. */
            error?: {
              /** @description The code of JSON-RPC. */
              code?: number;
              /** @description What happened, in words. */
              message?: string;
              /** @description The code and its extra fields, as in REST. */
              data?: {
                /**
                 * @description The service has a fault, or its database does not respond.
                 * @constant
                 */
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
