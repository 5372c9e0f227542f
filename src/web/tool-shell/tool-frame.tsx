import { Outlet } from 'react-router';
export default function ToolFrame() {
  return <Outlet />;
}
