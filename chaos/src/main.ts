process.stdout.write('chaos\n');
