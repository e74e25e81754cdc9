#!/usr/bin/env node
// npm links this file before anything is built.
import '../dist/firmlens.js';
