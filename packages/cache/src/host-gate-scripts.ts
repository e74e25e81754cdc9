/**
 * Lua scripts that enforce a third-party host's rate limits across all workers.
 * KEYS: what is stored of a host.
 * - state: a hash, see below
 * - leases: the requests in flight, a sorted set by expiry
 * - waiting: the requests that wait for a turn, a sorted set by arrival, in µs
 * - due: the same requests by when their callers will check again
 * - served: the set of accounts that have had their turn in this round
 *
 * Fields of the state:
 * - last: when the last request was sent
 * - pause: until when no request may be sent
 * - faults: consecutive faulty ends
 * - open: until when the circuit breaker rejects all requests
 * - openFor: how long it was opened for
 * - trial: the lease of the trial request, whose end decides whether it closes
 *
 * A lease is a UUID, a colon and the account of the request, if it has one. All times but arrivals are in ms
 * of Redis's own clock.
 */

/** In the order of `KEYS` in the scripts. */
export const KEYS = ['state', 'leases', 'waiting', 'due', 'served'];

const PRELUDE = `
local state, leases, waiting, due, served = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local time = redis.call('TIME')
local micros = tonumber(time[1]) * 1000000 + tonumber(time[2])
local now = math.floor(micros / 1000)
local lease = ARGV[1]
local function stopWaiting(reply)
  redis.call('ZREM', waiting, lease)
  redis.call('ZREM', due, lease)
  return reply
end
`;

/**
 * Admits a request if it is its turn. Requests are sent one step apart, in rounds: each round has one request
 * of every account that waits, the oldest of the account. Within a round the oldest comes first. A new account
 * joins the current round, so it comes before those that have had their turn in it. A round ends when nobody
 * is left in it. A request without an account comes after all others.
 *
 * Rounds are not stored, only who was served in the current one. So a request that gives up costs its account
 * nothing, and an idle account saves nothing up. A request whose caller has not checked again does not count.
 * If the caller is only late, its arrival gives it its old place back.
 *
 * ARGV: lease, step between requests in ms, requests allowed in flight, ms the caller can wait, lifetime of a
 * lease in ms, arrival that an earlier call returned ('0' for none), ms after which requests in flight are
 * checked again, longest time between two checks of a caller while the host is free, ms that a caller may be
 * late, lifetime of the state in ms.
 *
 * Returns one of: ['go'] · ['wait', ms until the next check, arrival] · ['full'] · ['open', ms] ·
 * ['on_trial', ms], unless the trial ends before · ['paused', ms]. A lease that is already held is granted
 * again, because its caller never received it.
 */
export const TAKE_TURN = `${PRELUDE}
local step, parallel, within = tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local arrival, lifetime = tonumber(ARGV[6]), ARGV[10]
local function accountOf(each) return string.sub(each, 38) end
redis.call('ZREMRANGEBYSCORE', leases, '-inf', now)
redis.call('ZREM', leases, lease)
-- A time in the future was stored before the clock was set back. Less than a second is simply waited for.
if tonumber(redis.call('HGET', state, 'last') or 0) > now + 1000 then
  redis.call('DEL', state, waiting, due, served)
  redis.call('ZREMRANGEBYSCORE', leases, now + tonumber(ARGV[5]) + 1, '+inf')
end
if redis.call('ZREMRANGEBYSCORE', due, '-inf', now - tonumber(ARGV[9])) > 0 then
  redis.call('ZINTERSTORE', waiting, 2, waiting, due, 'WEIGHTS', 1, 0)
end
local values = redis.call('HMGET', state, 'last', 'pause', 'open', 'trial')
local last, pause, open = tonumber(values[1] or 0), tonumber(values[2] or 0), tonumber(values[3] or 0)

if open > now then return stopWaiting({'open', open - now}) end
local trial = values[4] and redis.call('ZSCORE', leases, values[4])
if trial then return stopWaiting({'on_trial', tonumber(trial) - now}) end
if pause - now > within then return stopWaiting({'paused', pause - now}) end

if arrival == 0 or arrival > micros then arrival = micros end
redis.call('ZADD', waiting, 'NX', arrival, lease)
-- The round of each waiting request, 0 being the current one, and of the latest request of each account.
local rounds, latest, mine = {}, {}, 0
for place, each in ipairs(redis.call('ZRANGE', waiting, 0, -1)) do
  local account = accountOf(each)
  latest[account] = latest[account] and latest[account] + 1 or redis.call('SISMEMBER', served, account)
  rounds[place] = account == '' and math.huge or latest[account]
  if each == lease then mine = place end
end
local ahead = 0
for place, round in ipairs(rounds) do
  if round < rounds[mine] or (round == rounds[mine] and place < mine) then ahead = ahead + 1 end
end

local busy = redis.call('ZCARD', leases) >= parallel
local free = math.max(now + (busy and tonumber(ARGV[7]) or 0), last + step, pause)
local wait = free + ahead * step - now
if wait > within then return stopWaiting({'full'}) end
if wait > 0 then
  -- Those behind the first check soon after the host is free, because the first may be gone.
  local check = free - now + math.min(ahead * step, tonumber(ARGV[8]))
  redis.call('ZADD', due, now + check, lease)
  redis.call('PEXPIRE', waiting, lifetime)
  redis.call('PEXPIRE', due, lifetime)
  return {'wait', check, redis.call('ZSCORE', waiting, lease)}
end

-- Alone or in the next round: nobody is left in the current one.
if #rounds == 1 or rounds[mine] > 0 then redis.call('DEL', served) end
redis.call('SADD', served, accountOf(lease))
if redis.call('PTTL', served) < 0 then redis.call('PEXPIRE', served, lifetime) end
redis.call('HSET', state, 'last', now)
if open > 0 then redis.call('HSET', state, 'trial', lease) end
redis.call('PEXPIRE', state, lifetime)
redis.call('ZADD', leases, now + tonumber(ARGV[5]), lease)
redis.call('PEXPIRE', leases, ARGV[5])
return stopWaiting({'go'})
`;

/**
 * Ends a request, or its wait for a turn. Enough consecutive faults open the circuit breaker. After that only
 * the end of its trial counts: 'well' closes it, 'faulty' opens it for twice as long.
 *
 * ARGV: lease, 'well', 'faulty' or 'withdrawn' (which does not count), ms during which no request may be
 * sent, faults that open the breaker, ms it opens for at first and at most, lifetime of the state in ms.
 * Returns the ms for which this end opened the breaker, or 0.
 */
export const LEAVE_TURN = `${PRELUDE}
local how, pause = ARGV[2], tonumber(ARGV[3])
redis.call('ZREM', leases, lease)
stopWaiting()
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
