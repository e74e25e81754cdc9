/**
 * The scripts by which all workers keep the limits of a third-party host together. KEYS: the host's state, a hash, and
 * its leases, a sorted set of the requests in flight by the time they run out. All times are ms of Redis's own clock.
 * Fields of the state: free, the first moment nobody has taken yet; last, when the last request went; pause, until when
 * nobody asks; faults, ends in a row that were faulty; open, until when the circuit breaker refuses all; openFor, how
 * long it was opened for; trial, the lease whose end decides on it after that.
 */

const PREPARE = `
local state, leases = KEYS[1], KEYS[2]
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
`;

/**
 * Takes a moment to ask at, each a step behind the one before, and lets the caller go at that moment unless a pause or
 * the requests in flight forbid it; then it takes a later one. A moment whose taker stays away passes unused.
 *
 * ARGV: lease, step between requests in ms, requests in flight at once, ms the caller can wait, life of a lease in ms,
 * the moment it has taken ('0' for none), ms after which it looks again at requests in flight, life of the state in ms.
 * Gives one of: ['go'] · ['wait', ms, moment taken] · ['full'] · ['open', ms] · ['on_trial', ms], unless
 * the trial ends before · ['paused', ms]. A lease that is held already is given anew: its caller never heard of it.
 */
export const TAKE_TURN = `${PREPARE}
local lease, step, parallel, within = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local moment = tonumber(ARGV[6])
redis.call('ZREMRANGEBYSCORE', leases, '-inf', now)
redis.call('ZREM', leases, lease)
-- What happened in the future happened before the clock was set back; less than a second is waited for.
if tonumber(redis.call('HGET', state, 'last') or 0) > now + 1000 then
  redis.call('DEL', state)
  redis.call('ZREMRANGEBYSCORE', leases, now + tonumber(ARGV[5]) + 1, '+inf')
  moment = 0
end
local held = redis.call('HMGET', state, 'free', 'last', 'pause', 'open', 'trial')
local free, last, pause = tonumber(held[1] or 0), tonumber(held[2] or 0), tonumber(held[3] or 0)

local open = tonumber(held[4] or 0)
if open > now then return {'open', open - now} end
local trial = held[5] and redis.call('ZSCORE', leases, held[5])
if trial then return {'on_trial', tonumber(trial) - now} end
if pause - now > within then return {'paused', pause - now} end

local busy = redis.call('ZCARD', leases) >= parallel
if moment < pause or (moment <= now and (busy or moment == 0)) then
  moment = math.max(now + (busy and tonumber(ARGV[7]) or 0), free, pause)
  free = moment + step
end
local wait = math.max(moment, last + step) - now
if wait > within and wait > 0 then return {'full'} end
if wait <= 0 then
  redis.call('HSET', state, 'last', now)
  free = math.max(free, now + step)
  redis.call('ZADD', leases, now + tonumber(ARGV[5]), lease)
  redis.call('PEXPIRE', leases, ARGV[5])
  if open > 0 then redis.call('HSET', state, 'trial', lease) end
end
redis.call('HSET', state, 'free', free)
redis.call('PEXPIRE', state, ARGV[8])
if wait <= 0 then return {'go'} end
return {'wait', wait, moment}
`;

/**
 * Ends a request. Enough faults in a row open the breaker; then only the end of its trial counts: well closes it,
 * faulty opens it for twice as long.
 *
 * ARGV: lease, 'well', 'faulty' or 'withdrawn' (it counts for nothing), ms that nobody is to ask, faults that open the breaker,
 * ms it opens for at first and at most, life of the state in ms. Gives the ms for which this end opened the breaker, or 0.
 */
export const LEAVE_TURN = `${PREPARE}
local lease, how, pause = ARGV[1], ARGV[2], tonumber(ARGV[3])
redis.call('ZREM', leases, lease)
local held = redis.call('HMGET', state, 'pause', 'open', 'openFor', 'trial')
if pause > 0 then redis.call('HSET', state, 'pause', math.max(now + pause, tonumber(held[1] or 0))) end

local opened = 0
local function open(ms)
  opened = ms
  redis.call('HSET', state, 'open', now + ms, 'openFor', ms)
  redis.call('HDEL', state, 'trial', 'faults')
end
if held[2] then
  if held[4] == lease then
    if how == 'well' then redis.call('HDEL', state, 'open', 'openFor', 'trial') end
    if how == 'faulty' then open(math.min(tonumber(held[3]) * 2, tonumber(ARGV[6]))) end
  end
elseif how == 'well' then
  redis.call('HDEL', state, 'faults')
elseif how == 'faulty' and redis.call('HINCRBY', state, 'faults', 1) >= tonumber(ARGV[4]) then
  open(tonumber(ARGV[5]))
end
redis.call('PEXPIRE', state, ARGV[7])
return opened
`;
