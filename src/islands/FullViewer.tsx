// The viewer with all that stands around its table. As in DealViewer.tsx, everything is there before it is drawn.
import { around } from './Around.tsx';
import DealViewer from './DealViewer.tsx';
import type { ViewerProps } from './Viewer.tsx';

export default function FullViewer(props: ViewerProps) {
  return <DealViewer {...props} around={around} />;
}
