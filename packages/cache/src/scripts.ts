/**
 * The scripts that run inside Redis, each one round trip. Names of keys: M… and D…: an account's requests of a minute
 * and of a UTC day; below the name of the data set's history K…: the record of a key's hash, B…: an account's balance,
 * C…: a company's modules. All share the hash tag of PREFIX, so that a Redis cluster keeps what one script touches
 * together.
 */
export const PREFIX = '{firmlens-cache}:';

/**
 * Redis gives its data a new replication id when it starts, and when a replica takes over: the copies that it brings back
 * from its disk, or has from a master that is gone, may lack the latest changes and are not looked at.
 */
const COPIES = `
local copies = KEYS[1] .. string.match(redis.call('INFO', 'replication'), 'master_replid:(%x+)') .. ':'
`;

/** How long PostgreSQL may take for a key's record. */
const LEASE_SECONDS = 10;

/**
 * Decides on a request: finds the key's record, counts the request in both windows unless one is full, and reads
 * the company's modules where all that are asked for are fresh.
 *
 * ARGV: key hash, '1' where the record was looked at closely already, the day's count to start from ('' to be asked
 * for it), domain ('' for none), freshness in ms, then the data modules asked for.
 * Gives one of: ['unknown', lease for PUT_KEY] · ['look', record] · ['seed', record] ·
 * ['limited' | 'counted', record, now in ms, minute count, day count, balance or false, bodies or false].
 */
export const ADMIT = `${COPIES}
local prefix = KEYS[1]
local key = copies .. 'K' .. ARGV[1]
local record = redis.call('HMGET', key, 'record', 'look', 'account', 'minute', 'day', 'lease')
if not record[1] then
  if not record[6] then
    record[6] = table.concat(redis.call('TIME'), '.')
    redis.call('HSET', key, 'lease', record[6])
    redis.call('EXPIRE', key, ${LEASE_SECONDS})
  end
  return {'unknown', record[6]}
end
if record[2] == '1' and ARGV[2] ~= '1' then return {'look', record[1]} end

local time = redis.call('TIME')
local seconds = tonumber(time[1])
local now = seconds * 1000 + math.floor(tonumber(time[2]) / 1000)
local minuteKey = prefix .. 'M' .. record[3] .. ':' .. math.floor(seconds / 60)
local dayKey = prefix .. 'D' .. record[3] .. ':' .. math.floor(seconds / 86400)
local counts = redis.call('MGET', minuteKey, dayKey)
if not counts[2] then
  if ARGV[3] == '' then return {'seed', record[1]} end
  redis.call('SET', dayKey, ARGV[3], 'EX', 90000)
  counts[2] = ARGV[3]
end
local minute = tonumber(counts[1] or '0')
local day = tonumber(counts[2])
if minute >= tonumber(record[4]) or day >= tonumber(record[5]) then
  return {'limited', record[1], now, minute, day, false, false}
end
minute = redis.call('INCR', minuteKey)
if minute == 1 then redis.call('EXPIRE', minuteKey, 90) end
day = redis.call('INCR', dayKey)

local balance = redis.call('HGET', copies .. 'B' .. record[3], 'balance')
local bodies = false
if ARGV[4] ~= '' and balance then
  local company = copies .. 'C' .. ARGV[4]
  local stamps = {}
  for i = 6, #ARGV do stamps[#stamps + 1] = ARGV[i] .. '@' end
  local times = redis.call('HMGET', company, unpack(stamps))
  local fresh = true
  for i = 1, #times do
    if not times[i] or now - tonumber(times[i]) >= tonumber(ARGV[5]) then fresh = false end
  end
  if fresh then
    local names = {}
    for i = 6, #ARGV do names[#names + 1] = ARGV[i] end
    bodies = redis.call('HMGET', company, unpack(names))
  end
end
return {'counted', record[1], now, minute, day, balance, bodies}
`;

/**
 * Stores a key's record, unless the lease is gone that was given before PostgreSQL was asked for it: what was read
 * before a change never stands after it, whoever is late.
 * ARGV: key hash, lease, lifetime in s, record, look, account, per minute, per day.
 */
export const PUT_KEY = `${COPIES}
local key = copies .. 'K' .. ARGV[1]
if redis.call('HGET', key, 'lease') ~= ARGV[2] then return 0 end
redis.call('HDEL', key, 'lease')
redis.call('HSET', key, 'record', ARGV[4], 'look', ARGV[5], 'account', ARGV[6], 'minute', ARGV[7], 'day', ARGV[8])
redis.call('EXPIRE', key, ARGV[3])
return 1
`;

/** Deletes keys' records, leases included. ARGV: their hashes. */
export const DROP_KEYS = `${COPIES}
for i = 1, #ARGV do redis.call('DEL', copies .. 'K' .. ARGV[i]) end
return 1
`;

/** Stores an account's balance unless that of a later ledger entry is there. ARGV: account, entry, lifetime in s, balance. */
export const PUT_BALANCE = `${COPIES}
local key = copies .. 'B' .. ARGV[1]
local entry = redis.call('HGET', key, 'entry')
if entry and tonumber(entry) > tonumber(ARGV[2]) then return 0 end
redis.call('HSET', key, 'entry', ARGV[2], 'balance', ARGV[4])
redis.call('EXPIRE', key, ARGV[3])
return 1
`;

/**
 * For how long no copy of a company is kept once it was dropped: longer than anybody holds what he read of it before, a
 * process that stood still included.
 */
const DROPPED_SECONDS = 600;

/** Deletes what is kept of a company, and keeps what was read before from coming back. ARGV: domain. */
export const DROP_COMPANY = `${COPIES}
local key = copies .. 'C' .. ARGV[1]
redis.call('DEL', key)
redis.call('HSET', key, 'dropped', '1')
redis.call('EXPIRE', key, ${DROPPED_SECONDS})
return 1
`;

/** Stores a company's modules, each unless a later one is there, or the company was dropped just now. ARGV: domain, lifetime in s, then name, time in ms and body of each. */
export const PUT_COMPANY = `${COPIES}
local key = copies .. 'C' .. ARGV[1]
if redis.call('HEXISTS', key, 'dropped') == 1 then return 0 end
for i = 3, #ARGV, 3 do
  local held = redis.call('HGET', key, ARGV[i] .. '@')
  if not held or tonumber(held) <= tonumber(ARGV[i + 1]) then
    redis.call('HSET', key, ARGV[i] .. '@', ARGV[i + 1], ARGV[i], ARGV[i + 2])
  end
end
if redis.call('TTL', key) < tonumber(ARGV[2]) then redis.call('EXPIRE', key, ARGV[2]) end
return 1
`;
