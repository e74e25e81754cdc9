// Exits 0 if the app in this container is ready. A worker has HEALTH_PORT set; the API answers on its own port.
const { HEALTH_PORT, PORT } = process.env;
const url = HEALTH_PORT
  ? `http://127.0.0.1:${HEALTH_PORT}/health`
  : `http://127.0.0.1:${PORT || 3000}/api/v1/health`;
const { ok } = await fetch(url);
process.exitCode = ok ? 0 : 1;
