/**
 * Lua scripts that run inside Redis, one round trip each. Key names:
 * - M… and D…: an account's requests in a minute and in a UTC day
 * - below the id of the data's replication history: K…: the record of a key hash, B…: an account's balance,
 *   C…: a company's modules
 *
 * All keys of a script begin with the one that it declares, whose hash tag keeps them on one node of a cluster. There
 * the copies of companies have a tag for each company, and those of keys and accounts share one.
 */
export const FAMILY = 'firmlens-cache';

/**
 * Redis gives its data a new replication id when it starts and when a replica takes over. Copies restored
 * from disk or inherited from a lost master may lack the latest changes, so the new id hides them.
 */
const COPIES_PRELUDE = `
local copies = KEYS[1] .. string.match(redis.call('INFO', 'replication'), 'master_replid:(%x+)') .. ':'
`;

/**
 * Counts a request of an account in both windows, unless one is full or the day's count is missing ('' if the caller
 * has not read it). Returns 'seed' | 'limited' | 'counted', then now in ms, minute count, day count.
 */
const COUNT_PRELUDE = `
local function count(account, perMinute, perDay, today)
  local prefix = KEYS[1]
  local time = redis.call('TIME')
  local seconds = tonumber(time[1])
  local now = seconds * 1000 + math.floor(tonumber(time[2]) / 1000)
  local minuteKey = prefix .. 'M' .. account .. ':' .. math.floor(seconds / 60)
  local dayKey = prefix .. 'D' .. account .. ':' .. math.floor(seconds / 86400)
  local counts = redis.call('MGET', minuteKey, dayKey)
  if not counts[2] then
    if today == '' then return 'seed', now, 0, 0 end
    redis.call('SET', dayKey, today, 'EX', 90000)
    counts[2] = today
  end
  local minute = tonumber(counts[1] or '0')
  local day = tonumber(counts[2])
  if minute >= tonumber(perMinute) or day >= tonumber(perDay) then return 'limited', now, minute, day end
  minute = redis.call('INCR', minuteKey)
  if minute == 1 then redis.call('EXPIRE', minuteKey, 90) end
  return 'counted', now, minute, redis.call('INCR', dayKey)
end
`;

/**
 * Returns a company's modules as PUT_COMPANY stored them if all are fresh, else false. Their names are the
 * arguments from `first` on.
 */
const MODULES_PRELUDE = `
local function freshModules(domain, freshness, now, first)
  local company = copies .. 'C' .. domain
  local fields, stamps = {}, {}
  for i = first, #ARGV do
    stamps[#stamps + 1] = ARGV[i] .. '@'
    fields[#fields + 1] = ARGV[i] .. '@'
    fields[#fields + 1] = ARGV[i]
    fields[#fields + 1] = ARGV[i] .. '#'
  end
  local times = redis.call('HMGET', company, unpack(stamps))
  for i = 1, #times do
    if not times[i] or now - tonumber(times[i]) >= tonumber(freshness) then return false end
  end
  return redis.call('HMGET', company, unpack(fields))
end
`;

/**
 * Counts a request that an account makes without a key. ARGV: account, per minute, per day, the day's count to start
 * from. Returns what the count does.
 */
export const COUNT = `${COUNT_PRELUDE}
return {count(ARGV[1], ARGV[2], ARGV[3], ARGV[4])}
`;

/** How long reading a key's record from PostgreSQL may take. */
const LEASE_SECONDS = 10;

/**
 * Admits a request: finds the key's record, counts the request in both windows unless one is full, and reads
 * the company's modules if all requested ones are fresh.
 *
 * ARGV: key hash, '1' if the record was already checked, the day's count to start from ('' if the caller
 * has not read it), domain ('' for none), freshness in ms, then the requested data modules.
 *
 * Returns one of: ['unknown', lease for PUT_KEY] · ['check_record', record] · ['seed', record] · ['limited' |
 * 'counted', record, now in ms, minute count, day count, balance or false, modules or false]. Each module is its
 * time in ms, its body and its coverage ('' if that is unknown), one after another.
 */
export const ADMIT = `${COPIES_PRELUDE}${COUNT_PRELUDE}${MODULES_PRELUDE}local key = copies .. 'K' .. ARGV[1]
local record = redis.call('HMGET', key, 'record', 'look', 'account', 'minute', 'day', 'lease')
if not record[1] then
  if not record[6] then
    record[6] = table.concat(redis.call('TIME'), '.')
    redis.call('HSET', key, 'lease', record[6])
    redis.call('EXPIRE', key, ${LEASE_SECONDS})
  end
  return {'unknown', record[6]}
end
if record[2] == '1' and ARGV[2] ~= '1' then return {'check_record', record[1]} end

local outcome, now, minute, day = count(record[3], record[4], record[5], ARGV[3])
if outcome == 'seed' then return {'seed', record[1]} end
if outcome == 'limited' then return {'limited', record[1], now, minute, day, false, false} end

local balance = redis.call('HGET', copies .. 'B' .. record[3], 'balance')
local modules = ARGV[4] ~= '' and balance and freshModules(ARGV[4], ARGV[5], now, 6) or false
return {'counted', record[1], now, minute, day, balance, modules}
`;

/**
 * Reads a company whose copies are on another node than the key's record. ARGV: domain, freshness in ms, then the
 * requested data modules. Returns them if all are fresh, else false.
 */
export const READ_COMPANY = `${COPIES_PRELUDE}${MODULES_PRELUDE}
local time = redis.call('TIME')
return freshModules(ARGV[1], ARGV[2], tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000), 3)
`;

/**
 * Stores a key's record, unless the lease that was given before reading PostgreSQL is gone. A record read
 * before a change therefore never survives it, however late it arrives. ARGV: key hash, lease, lifetime in s,
 * record, look, account, per minute, per day.
 */
export const PUT_KEY = `${COPIES_PRELUDE}
local key = copies .. 'K' .. ARGV[1]
if redis.call('HGET', key, 'lease') ~= ARGV[2] then return 0 end
redis.call('HDEL', key, 'lease')
redis.call('HSET', key, 'record', ARGV[4], 'look', ARGV[5], 'account', ARGV[6], 'minute', ARGV[7], 'day', ARGV[8])
redis.call('EXPIRE', key, ARGV[3])
return 1
`;

/** Deletes key records and their leases. ARGV: key hashes. */
export const DROP_KEYS = `${COPIES_PRELUDE}
for i = 1, #ARGV do redis.call('DEL', copies .. 'K' .. ARGV[i]) end
return 1
`;

/**
 * Stores balances of accounts, each unless that of a later ledger entry is stored. ARGV: lifetime in s, then account,
 * entry and balance of each.
 */
export const PUT_BALANCES = `${COPIES_PRELUDE}
for i = 2, #ARGV, 3 do
  local key = copies .. 'B' .. ARGV[i]
  local entry = redis.call('HGET', key, 'entry')
  if not entry or tonumber(entry) <= tonumber(ARGV[i + 1]) then
    redis.call('HSET', key, 'entry', ARGV[i + 1], 'balance', ARGV[i + 2])
    redis.call('EXPIRE', key, ARGV[1])
  end
end
return 1
`;

/**
 * How long no copy of a company is stored after it was dropped: longer than any process, even a stalled one,
 * may hold data that it read before.
 */
const TOMBSTONE_SECONDS = 600;

/**
 * Deletes a company's copies and prevents data that was read earlier from being stored again. ARGV: domain.
 */
export const DROP_COMPANY = `${COPIES_PRELUDE}
local key = copies .. 'C' .. ARGV[1]
redis.call('DEL', key)
redis.call('HSET', key, 'dropped', '1')
redis.call('EXPIRE', key, ${TOMBSTONE_SECONDS})
return 1
`;

/**
 * Stores a company's modules, each unless a later version is stored. Does nothing if the company was dropped
 * recently. ARGV: domain, lifetime in s, then name, time in ms, body and coverage of each.
 */
export const PUT_COMPANY = `${COPIES_PRELUDE}
local key = copies .. 'C' .. ARGV[1]
if redis.call('HEXISTS', key, 'dropped') == 1 then return 0 end
for i = 3, #ARGV, 4 do
  local storedTime = redis.call('HGET', key, ARGV[i] .. '@')
  if not storedTime or tonumber(storedTime) <= tonumber(ARGV[i + 1]) then
    redis.call('HSET', key, ARGV[i] .. '@', ARGV[i + 1], ARGV[i], ARGV[i + 2], ARGV[i] .. '#', ARGV[i + 3])
  end
end
if redis.call('TTL', key) < tonumber(ARGV[2]) then redis.call('EXPIRE', key, ARGV[2]) end
return 1
`;
