/** Ends the first view: here the build puts the styles of what follows (`integrations/split-styles.ts`). */
export const RemainingStyles = () => <script data-remaining-styles="" />;
