declare module 'virtual:data' {
  const data: import('../data.ts').Data;
  export default data;
}
