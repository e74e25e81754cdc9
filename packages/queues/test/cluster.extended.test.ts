// The tests of the queues, on a Redis cluster. The first import starts it.
import './support/on-cluster';
import './queues.test';
import './dispatcher.test';
import './queue-control.test';
