export { type FindNeighbours, openNeighbourSearch } from './neighbour-search';
