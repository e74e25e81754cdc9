/**
 * Lua scripts that enforce a third-party host's rate limits across all workers.
 * KEYS: the host's state (a hash) and its leases (a sorted set of the requests in flight, scored by expiry).
 * All times are in ms of Redis's own clock.
 * Fields of the state:
 * - free: the first moment that is not yet taken
 * - last: when the last request was sent
 * - pause: until when no request may be sent
 * - faults: consecutive faulty ends
 * - open: until when the circuit breaker rejects all requests
 * - openFor: how long it was opened for
 * - trial: the lease of the trial request, whose end decides whether it closes
 */

const PRELUDE = `
local state, leases = KEYS[1], KEYS[2]
local time = redis.call('TIME')
local now = tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
`;

/**
 * Takes a moment for a request, one step after the previous one, and admits the caller at that moment. If a
 * pause or the requests in flight forbid it, the caller takes a later moment. A moment whose taker does not
 * come back passes unused.
 *
 * ARGV: lease, step between requests in ms, requests allowed in flight, ms the caller can wait, lifetime of a
 * lease in ms, the moment already taken ('0' for none), ms after which requests in flight are checked again,
 * lifetime of the state in ms.
 *
 * Returns one of: ['go'] · ['wait', ms, moment taken] · ['full'] · ['open', ms] · ['on_trial', ms], unless
 * the trial ends before · ['paused', ms]. A lease that is already held is granted again, because its caller
 * never received it.
 */
export const TAKE_TURN = `${PRELUDE}
local lease, step, parallel, within = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local moment = tonumber(ARGV[6])
redis.call('ZREMRANGEBYSCORE', leases, '-inf', now)
redis.call('ZREM', leases, lease)
-- A time in the future was stored before the clock was set back. Less than a second is simply waited for.
if tonumber(redis.call('HGET', state, 'last') or 0) > now + 1000 then
  redis.call('DEL', state)
  redis.call('ZREMRANGEBYSCORE', leases, now + tonumber(ARGV[5]) + 1, '+inf')
  moment = 0
end
local values = redis.call('HMGET', state, 'free', 'last', 'pause', 'open', 'trial')
local free, last, pause = tonumber(values[1] or 0), tonumber(values[2] or 0), tonumber(values[3] or 0)

local open = tonumber(values[4] or 0)
if open > now then return {'open', open - now} end
local trial = values[5] and redis.call('ZSCORE', leases, values[5])
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
 * Ends a request. Enough consecutive faults open the circuit breaker. After that only the end of its trial
 * counts: 'well' closes it, 'faulty' opens it for twice as long.
 *
 * ARGV: lease, 'well', 'faulty' or 'withdrawn' (which does not count), ms during which no request may be
 * sent, faults that open the breaker, ms it opens for at first and at most, lifetime of the state in ms.
 * Returns the ms for which this end opened the breaker, or 0.
 */
export const LEAVE_TURN = `${PRELUDE}
local lease, how, pause = ARGV[1], ARGV[2], tonumber(ARGV[3])
redis.call('ZREM', leases, lease)
local values = redis.call('HMGET', state, 'pause', 'open', 'openFor', 'trial')
if pause > 0 then redis.call('HSET', state, 'pause', math.max(now + pause, tonumber(values[1] or 0))) end

local opened = 0
local function open(ms)
  opened = ms
  redis.call('HSET', state, 'open', now + ms, 'openFor', ms)
  redis.call('HDEL', state, 'trial', 'faults')
end
if values[2] then
  if values[4] == lease then
    if how == 'well' then redis.call('HDEL', state, 'open', 'openFor', 'trial') end
    if how == 'faulty' then open(math.min(tonumber(values[3]) * 2, tonumber(ARGV[6]))) end
  end
elseif how == 'well' then
  redis.call('HDEL', state, 'faults')
elseif how == 'faulty' and redis.call('HINCRBY', state, 'faults', 1) >= tonumber(ARGV[4]) then
  open(tonumber(ARGV[5]))
end
redis.call('PEXPIRE', state, ARGV[7])
return opened
`;
