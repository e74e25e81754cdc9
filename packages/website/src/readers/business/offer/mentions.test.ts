import { sampleSite } from '../../sample-site';
import { mentionsOn } from './mentions';

test('counts the paragraphs and pages that have all words of a name, in any order and form', () => {
  const { pages } = sampleSite([
    {
      html: `<main><p>Whoever needs a new chimney before winter comes should think of repairs to it in spring.</p>
        <p>We have repaired chimneys and roofs in this town for three generations of customers.</p></main>`,
    },
    {
      path: '/roofs',
      html: '<main><p>A roof without its chimney can be repaired by us within a single day.</p></main>',
    },
  ]);
  const mentionsOf = mentionsOn(pages);
  expect(mentionsOf('Chimney repair')).toEqual({ paragraphs: 3, pages: 2 });
  expect(mentionsOf('Roofing')).toEqual({ paragraphs: 0, pages: 0 });
});
