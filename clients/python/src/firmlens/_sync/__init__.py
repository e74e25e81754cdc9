# Written by `npm run client:types` from the module of the same name in `_async`.
