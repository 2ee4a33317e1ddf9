declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
declare module '*.css';
declare module 'webpack-hot-middleware/client?*' {
  export function subscribe(listener: (event: { action?: string; files?: string[] }) => void): void;
}
declare module '*.svg' {
  const url: string;
  export default url;
}
declare module '*.woff2' {
  const url: string;
  export default url;
}
