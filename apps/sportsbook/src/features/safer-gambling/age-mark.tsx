import styles from "./safer-gambling.module.css";

/** The legal age for betting, as the brand's market writes it. */
export const AgeMark = ({ mark }: { readonly mark: string }) => <span className={styles.age}>{mark}</span>;
