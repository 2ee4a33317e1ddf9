import { callLabelSpecimen } from '#src/scenes/catalogue/call-label/specimen.ts';
import { SceneView } from '#src/scenes/frame/SceneView.tsx';
import { sceneField } from '#src/scenes/sceneField.ts';
import { renderBlock } from '#tests/support/renderBlock.tsx';

test('what a scene is about is heard before the names and times in it', () => {
  const scene = sceneField.parse({ name: 'call-label', ...callLabelSpecimen.en });
  const html = renderBlock(<SceneView scene={scene} motion="load" />);
  expect(html).toMatch(/^<figure[^>]*><figcaption[^>]*>A clinic calls: [^<]*<\/figcaption><div/);
});
